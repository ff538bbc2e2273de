#pragma once
// Accessibility properties of widgets, and the state of the accessibility bus.
#include <gtk/gtk.h>

static inline void cgtk_set_size_allocate(gpointer widget_class, void (*allocate)(GtkWidget *, int, int, int)) {
    ((GtkWidgetClass *)widget_class)->size_allocate = allocate;
}

static inline void cgtk_install_action(gpointer widget_class, const char *name, GtkWidgetActionActivateFunc action) {
    gtk_widget_class_install_action((GtkWidgetClass *)widget_class, name, NULL, action);
}

static inline GtkWidget *cgtk_new_with_role(GType type, GtkAccessibleRole role) {
    return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
}

static inline void cgtk_describe(GtkWidget *widget, const char *name, const char *description) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static inline void cgtk_show_selected(GtkWidget *widget, gboolean is_selected) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
}

static inline void cgtk_show_checked(GtkWidget *widget, gboolean is_checked) {
    GtkAccessibleTristate state = is_checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE;
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, state, -1);
}

/// Called with whether there is a bus for assistive technologies, and whether one of them is in use: once it is known,
/// and whenever it changes. https://gitlab.gnome.org/GNOME/at-spi2-core/-/blob/main/bus/at-spi-bus-launcher.c
static void (*cgtk_accessibility_action)(gboolean is_there, gboolean is_used) = NULL;

static inline gboolean cgtk_status(GDBusProxy *status, const char *name) {
    GVariant *value = g_dbus_proxy_get_cached_property(status, name);
    gboolean result = value != NULL && g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean(value);
    if (value != NULL) g_variant_unref(value);
    return result;
}

static inline void cgtk_tell_accessibility(GDBusProxy *status) {
    gchar *owner = g_dbus_proxy_get_name_owner(status);
    cgtk_accessibility_action(
        owner != NULL, cgtk_status(status, "IsEnabled") || cgtk_status(status, "ScreenReaderEnabled"));
    g_free(owner);
}

static inline void cgtk_accessibility_connected(GObject *unused, GAsyncResult *result, gpointer none) {
    // Never released, because it is watched until the program ends.
    GDBusProxy *status = g_dbus_proxy_new_for_bus_finish(result, NULL);
    if (status == NULL) return;
    g_signal_connect(status, "g-properties-changed", G_CALLBACK(cgtk_tell_accessibility), NULL);
    g_signal_connect(status, "notify::g-name-owner", G_CALLBACK(cgtk_tell_accessibility), NULL);
    cgtk_tell_accessibility(status);
}

static inline void cgtk_watch_accessibility(void (*action)(gboolean is_there, gboolean is_used)) {
    cgtk_accessibility_action = action;
    g_dbus_proxy_new_for_bus(G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL, "org.a11y.Bus",
        "/org/a11y/bus", "org.a11y.Status", NULL, cgtk_accessibility_connected, NULL);
}
