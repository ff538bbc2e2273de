"""Videos: posters in the list, playing in the lightbox, and what is there without ffmpeg."""

import contextlib
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import PROJECT, SAMPLES, free_port
from playwright.sync_api import Error
from gallery_page import cells, photo_at, wait_for_photos, wait_until_still

CLIP = "1-clip.mp4"
SEEN = """() => {
    const video = document.querySelector("video");
    return { paused: video.paused, time: video.currentTime, ended: video.ended, muted: video.muted };
}"""


def make_video(path: Path, *options, source="testsrc=size=320x180:rate=10:duration=2"):
    """Makes a small video with a tone."""
    command = ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", source, "-f", "lavfi", "-i", "sine=duration=2"]
    subprocess.run([*command, "-pix_fmt", "yuv420p", *options, str(path)], check=True)


@pytest.fixture(scope="session")
def video_folder(tmp_path_factory) -> Path:
    """A video, a photo, a video that no browser plays, and another photo."""
    folder = tmp_path_factory.mktemp("videos") / "Videos"
    folder.mkdir()
    make_video(folder / CLIP, "-movflags", "+faststart")
    shutil.copy(SAMPLES / "outdoors/picos.jpg", folder / "2.jpg")
    make_video(folder / "3-old.avi")
    shutil.copy(SAMPLES / "outdoors/stream.jpg", folder / "4.jpg")
    return folder


@pytest.fixture(scope="session")
def videos(start_gallery, video_folder) -> str:
    return start_gallery(video_folder)


def test_a_search_counts_videos_as_videos(page, start_gallery, video_folder, tmp_path):
    shutil.copytree(video_folder, tmp_path / "Trip")
    page.goto(start_gallery(tmp_path))
    for words, summary in (
        ("trip", "2 photos and 2 videos found"),
        ("clip", "1 video found"),
        ("trip jpg", "2 photos found"),
    ):
        page.get_by_role("searchbox").fill(words)
        page.locator("#summary").get_by_text(summary, exact=True).wait_for()


def open_item(page, index):
    photo_at(page, index).locator(".photo-image").click()
    page.locator("dialog.lightbox").wait_for()


def wait_until(page, condition):
    page.wait_for_function(f"() => {{ const video = document.querySelector('video'); return {condition}; }}")


def test_videos_are_in_the_list_with_posters_and_durations(page, videos):
    page.goto(videos)
    seen = wait_for_photos(page)
    assert [cell.alt.split(",")[0] for cell in seen if "Video" in cell.alt] == ["Video 1-clip.mp4", "Video 3-old.avi"]
    assert page.locator("#summary").inner_text() == "2 photos and 2 videos in 1 folder"
    assert photo_at(page, 0).locator(".photo-duration").inner_text() == "0:02"
    assert photo_at(page, 1).locator(".photo-duration").is_hidden()
    assert photo_at(page, 0).get_by_role("button", name="Video 1-clip.mp4, 0:02").is_visible()


def test_space_plays_and_pauses(page, videos):
    page.goto(videos)
    wait_for_photos(page)
    open_item(page, 0)
    assert page.evaluate(SEEN)["paused"]
    page.keyboard.press("Space")
    wait_until(page, "!video.paused && video.currentTime > 0.2")
    assert page.get_by_role("button", name="Pause (Space)").is_visible()
    page.keyboard.press("Space")
    wait_until(page, "video.paused")
    page.keyboard.press("m")
    assert page.evaluate(SEEN)["muted"]
    page.keyboard.press("Shift+ArrowRight")
    wait_until(page, "video.currentTime > 1.9")
    page.locator("input[aria-valuetext='0:02 of 0:02']").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator(".lightbox-counter").get_by_text("2 of 4").wait_for()
    assert page.locator(".lightbox-player").is_hidden()
    page.keyboard.press("Escape")
    page.locator("dialog.lightbox").wait_for(state="hidden")


def test_a_click_plays_and_leaving_stops(page, videos):
    page.goto(videos)
    wait_for_photos(page)
    open_item(page, 0)
    page.locator(".lightbox-start").click()
    wait_until(page, "!video.paused && video.currentTime > 0.1")
    page.locator(".lightbox-video").click()
    wait_until(page, "video.paused")
    page.keyboard.press("Space")
    wait_until(page, "!video.paused")
    page.keyboard.press("Escape")
    page.locator("dialog.lightbox").wait_for(state="hidden")
    assert page.evaluate(SEEN)["paused"]


def test_nothing_jumps_when_poster_and_video_arrive(page, videos):
    held = []
    page.route("**/thumbnails/**", lambda route: held.append(route))
    page.goto(videos)
    page.locator(".photo-duration").first.wait_for()
    before = [(cell.frame, cell.picture) for cell in wait_until_still(page)]
    open_item(page, 0)
    page.wait_for_function("() => document.querySelector('dialog').getAnimations({ subtree: true }).length === 0")
    box = page.locator(".lightbox-image").bounding_box()
    page.unroute("**/thumbnails/**")
    for route in held:
        # The page has taken back some requests, because it needs other pictures now.
        with contextlib.suppress(Error):
            route.continue_()
    page.keyboard.press("Space")
    wait_until(page, "video.currentTime > 0.2")
    for part in (".lightbox-image", ".lightbox-video"):
        after = page.locator(part).bounding_box()
        assert all(abs(after[side] - box[side]) <= 1 for side in box), part
    page.keyboard.press("Escape")
    page.locator("dialog.lightbox").wait_for(state="hidden")
    wait_for_photos(page)
    assert [(cell.frame, cell.picture) for cell in cells(page)] == before


def test_what_the_browser_cannot_play_is_reported(page, videos):
    page.goto(videos)
    wait_for_photos(page)
    open_item(page, 2)
    page.get_by_text("This browser cannot play this video. Download it to watch it.").wait_for()
    page.keyboard.press("Space")
    assert page.evaluate(SEEN)["paused"]


def test_a_slideshow_plays_videos_to_their_end(page, videos):
    page.goto(videos)
    wait_for_photos(page)
    open_item(page, 0)
    page.get_by_role("button", name="Slideshow (Space)").click()
    wait_until(page, "!video.paused")
    page.locator(".lightbox-counter").get_by_text("2 of 4").wait_for()
    page.locator("dialog.playing").wait_for()


def test_a_video_is_not_zoomed(page, videos):
    page.goto(videos)
    wait_for_photos(page)
    open_item(page, 0)
    page.keyboard.press("+")
    assert page.locator("dialog.zoomed").count() == 0


def test_without_ffmpeg_videos_have_a_tile_and_play(page, video_folder, tmp_path):
    program = PROJECT / "Gallery/.build/release/gallery"
    port = free_port()
    command = [program, video_folder, "--project", PROJECT, "--port", port, "--cache", tmp_path]
    environment = {**os.environ, "PATH": "/nowhere", "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    try:
        while "Control-C" not in (line := process.stdout.readline()):
            assert line, process.stderr.read()
        page.goto(f"http://127.0.0.1:{port}")
        tile = photo_at(page, 0).locator(".posterless")
        tile.wait_for()
        assert tile.inner_text().strip() == CLIP
        open_item(page, 0)
        page.keyboard.press("Space")
        wait_until(page, "video.currentTime > 0.2")
        assert "×" not in page.locator(".lightbox-facts").inner_text(), "nobody knows the size"
        while "without posters" not in (line := process.stderr.readline()):
            assert line, "nothing was said about the videos"
        assert line.startswith("2 videos without posters and durations: ffmpeg is not installed.")
    finally:
        process.terminate()
        process.wait(timeout=10)


def test_an_exported_video_plays(page, new_site, video_folder):
    site = new_site(video_folder)
    site.export()
    page.goto(site.serve())
    wait_for_photos(page)
    assert page.locator("#summary").inner_text() == "2 photos and 1 video in 1 folder"
    open_item(page, 0)
    page.keyboard.press("Space")
    wait_until(page, "video.currentTime > 0.2")
