// Theme, language and direction must be known before the first paint. So this is a classic script, which runs while the head is
// parsed.
{
    const query = new URLSearchParams(location.search);
    const root = document.documentElement;

    try {
        const theme = localStorage.getItem("gallery.theme");
        if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    } catch {
        // Storage may be forbidden. Then the theme is the system's.
    }

    // Each language has a file in Languages/.
    const offered = ["en", "de", "fr", "es", "eu", "ar", "ja"];
    const primary = (tag) => tag.toLowerCase().split("-")[0];
    const preferredLanguages = [query.get("lang") ?? "", ...navigator.languages].map(primary);
    root.lang = preferredLanguages.find((language) => offered.includes(language)) ?? "en";

    const rightToLeft = ["ar"];
    const requested = query.get("dir");
    if (requested === "rtl" || requested === "ltr") root.dir = requested;
    else root.dir = rightToLeft.includes(root.lang) ? "rtl" : "ltr";
}
