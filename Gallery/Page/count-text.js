import { locale, text } from "./language.js";

const joined = new Intl.ListFormat(locale, { type: "conjunction" });

/**
 * Formats the number of photos and videos, such as "26 photos and 2 videos".
 * @param {number} count   of both together
 * @param {number} [videos]
 */
export function countText(count, videos = 0) {
    const photos = count - videos;
    return joined.format([
        ...(photos > 0 || videos === 0 ? [text("photoCount", { count: photos })] : []),
        ...(videos > 0 ? [text("videoCount", { count: videos })] : []),
    ]);
}
