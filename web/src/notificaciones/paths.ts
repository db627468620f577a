export const NOTIFICACIONES = '/herramientas/notificaciones';
