// Theme and direction must be known before the first paint, so this is a classic script, run while the head is parsed.
{
    const query = new URLSearchParams(location.search);
    const root = document.documentElement;

    try {
        const theme = localStorage.getItem("gallery.theme");
        if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    } catch {
        // Storage may be forbidden; the system's theme it is.
    }

    const rightToLeft = new Set(["ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]);
    const wished = query.get("dir");
    if (wished === "rtl" || wished === "ltr") root.dir = wished;
    else root.dir = rightToLeft.has(navigator.language.split("-")[0]) ? "rtl" : "ltr";
}
