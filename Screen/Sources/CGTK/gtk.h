#pragma once
// GTK's headers, and functions for the parts that Swift cannot import: macros, casts and variadic functions.
#include <gtk/gtk.h>
#include <glib-unix.h>

static inline GtkWindow *cgtk_window(GtkWidget *widget) { return GTK_WINDOW(widget); }

static inline gpointer cgtk_new(GType type) { return g_object_new_with_properties(type, 0, NULL, NULL); }

/// Registers a type of widgets, whose functions `initialize` sets.
static inline GType cgtk_register_widget(const char *name, GClassInitFunc initialize) {
    return g_type_register_static_simple(
        GTK_TYPE_WIDGET, name, sizeof(GtkWidgetClass), initialize, sizeof(GtkWidget), NULL, (GTypeFlags)0);
}

static inline void cgtk_set_snapshot(gpointer widget_class, void (*snapshot)(GtkWidget *, GtkSnapshot *)) {
    ((GtkWidgetClass *)widget_class)->snapshot = snapshot;
}

static inline gulong cgtk_connect(gpointer object, const char *signal, GCallback action, gpointer data) {
    return g_signal_connect_data(object, signal, action, data, NULL, (GConnectFlags)0);
}

/// The number of pixels per point of a widget. Since GTK 4.12 it is not always a whole number.
static inline double cgtk_scale(GtkWidget *widget) {
#if GTK_CHECK_VERSION(4, 12, 0)
    GtkNative *native = gtk_widget_get_native(widget);
    GdkSurface *surface = native == NULL ? NULL : gtk_native_get_surface(native);
    if (surface != NULL) return gdk_surface_get_scale(surface);
#endif
    return gtk_widget_get_scale_factor(widget);
}

/// The time between two frames of a clock's display in microseconds, or 0 if it is not known.
static inline gint64 cgtk_refresh_interval(GdkFrameClock *clock) {
    gint64 interval = 0, next = 0;
    gdk_frame_clock_get_refresh_info(clock, gdk_frame_clock_get_frame_time(clock), &interval, &next);
    return interval;
}

/// The position of an event, in the coordinates of a widget that is in a window.
static inline gboolean cgtk_event_position(GdkEvent *event, GtkWidget *widget, double *x, double *y) {
    double surface_x, surface_y;
    GtkNative *native = gtk_widget_get_native(widget);
    if (native == NULL || !gdk_event_get_position(event, x, y)) return FALSE;
    gtk_native_get_surface_transform(native, &surface_x, &surface_y);
    return gtk_widget_translate_coordinates(
        GTK_WIDGET(native), widget, *x - surface_x, *y - surface_y, x, y);
}

/// The size and the format of a picture in memory. The format is NULL if it is not a picture.
static inline void cgtk_picture_size_known(GdkPixbufLoader *loader, int width, int height, int *size) {
    size[0] = width;
    size[1] = height;
}

static inline GdkPixbufFormat *cgtk_picture_info(const void *bytes, gsize count, int *width, int *height) {
    int size[2] = {0, 0};
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    g_signal_connect(loader, "size-prepared", G_CALLBACK(cgtk_picture_size_known), size);
    // In small parts, because the size is at the beginning, and the pixels are not needed.
    for (gsize start = 0; start < count && size[0] == 0; start += 4096) {
        gsize part = count - start < 4096 ? count - start : 4096;
        if (!gdk_pixbuf_loader_write(loader, (const guchar *)bytes + start, part, NULL)) break;
    }
    // This fails if bytes are missing. A short picture is only read now.
    gdk_pixbuf_loader_close(loader, NULL);
    GdkPixbufFormat *format = gdk_pixbuf_loader_get_format(loader);
    g_object_unref(loader);
    *width = size[0];
    *height = size[1];
    return format;
}

/// Whether the person has chosen a dark theme, and whether animations are enabled.
static inline void cgtk_look(gboolean *is_dark, gboolean *moves) {
    gchar *theme = NULL;
    GtkSettings *settings = gtk_settings_get_default();
    g_object_get(settings, "gtk-application-prefer-dark-theme", is_dark, "gtk-enable-animations", moves,
        "gtk-theme-name", &theme, NULL);
    if (theme != NULL && (g_str_has_suffix(theme, "-dark") || g_str_has_suffix(theme, ":dark"))) *is_dark = TRUE;
    g_free(theme);
}

static inline void cgtk_watch_look(GCallback action) {
    GtkSettings *settings = gtk_settings_get_default();
    g_signal_connect(settings, "notify::gtk-application-prefer-dark-theme", action, NULL);
    g_signal_connect(settings, "notify::gtk-enable-animations", action, NULL);
    g_signal_connect(settings, "notify::gtk-theme-name", action, NULL);
}

/// Called with the appearance that the person prefers, when the desktop has answered, and whenever the preference
/// changes: 1 for a dark one, 2 for a light one, and 0 if there is no preference. Without a desktop, it is never
/// called.
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
static void (*cgtk_appearance_action)(guint32) = NULL;

static inline void cgtk_appearance_told(GVariant *value) {
    GVariant *inner = g_variant_ref(value);
    while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
        GVariant *next = g_variant_get_variant(inner);
        g_variant_unref(inner);
        inner = next;
    }
    if (g_variant_is_of_type(inner, G_VARIANT_TYPE_UINT32)) cgtk_appearance_action(g_variant_get_uint32(inner));
    g_variant_unref(inner);
}

static inline void cgtk_appearance_answered(GObject *bus, GAsyncResult *result, gpointer unused) {
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    if (answer == NULL) return;
    GVariant *value = g_variant_get_child_value(answer, 0);
    cgtk_appearance_told(value);
    g_variant_unref(value);
    g_variant_unref(answer);
}

static inline void cgtk_appearance_changed(GDBusConnection *bus, const gchar *sender, const gchar *path,
    const gchar *interface, const gchar *signal, GVariant *parameters, gpointer unused) {
    const gchar *space, *key;
    GVariant *value;
    g_variant_get(parameters, "(&s&sv)", &space, &key, &value);
    if (g_str_equal(space, "org.freedesktop.appearance") && g_str_equal(key, "color-scheme")) cgtk_appearance_told(value);
    g_variant_unref(value);
}

static inline void cgtk_appearance_connected(GObject *unused, GAsyncResult *result, gpointer none) {
    GDBusConnection *bus = g_bus_get_finish(result, NULL);
    if (bus == NULL) return;
    const char *name = "org.freedesktop.portal.Desktop", *path = "/org/freedesktop/portal/desktop";
    const char *interface = "org.freedesktop.portal.Settings";
    g_dbus_connection_signal_subscribe(bus, name, interface, "SettingChanged", path, NULL, G_DBUS_SIGNAL_FLAGS_NONE,
        cgtk_appearance_changed, NULL, NULL);
    g_dbus_connection_call(bus, name, path, interface, "Read",
        g_variant_new("(ss)", "org.freedesktop.appearance", "color-scheme"), NULL, G_DBUS_CALL_FLAGS_NONE, 2000, NULL,
        cgtk_appearance_answered, NULL);
}

static inline void cgtk_watch_appearance(void (*action)(guint32)) {
    cgtk_appearance_action = action;
    g_bus_get(G_BUS_TYPE_SESSION, NULL, cgtk_appearance_connected, NULL);
}

// The main queue of libdispatch, for a run loop other than its own. Foundation's CFRunLoop uses the same two functions.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *);
