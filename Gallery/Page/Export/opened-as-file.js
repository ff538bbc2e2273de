// Browsers load no modules from files. This classic script tells a person who opens index.html by a double click what to do.
if (location.protocol === "file:") {
    addEventListener("DOMContentLoaded", () => {
        const notice = document.getElementById("notice");
        const title = document.createElement("h2");
        title.textContent = "This gallery has to be served";
        const hint = document.createElement("p");
        hint.textContent = "Put its folder on a web server. To look at it on this machine, run "
            + "“python3 -m http.server” in the folder, and open http://localhost:8000.";
        notice.replaceChildren(title, hint);
        notice.hidden = false;
    });
}
