/** D2 §5, literal of the mail dialog. */
export const CORREO_INVALIDO = 'Algunos campos están incompletos o no son direcciones de email válidas.';
/** D1 §7. */
export const CORREO_ENVIADO = 'El email se envió correctamente';
/** Added: the mail is back in the queue; its state on the document says the rest. */
export const CORREO_REENVIADO = 'El email se vuelve a enviar.';
/** There is no mail server in the configuration. */
export const CORREO_EN_ARCHIVO = 'No hay servidor de correo configurado: quedó guardado en un archivo.';
/** Reliability D7. */
export const DEMASIADOS_DESTINATARIOS = 'Un email puede tener hasta 20 destinatarios.';
export const DEMASIADOS_CORREOS = 'Llegaste al límite de 60 emails por hora. Probá de nuevo más tarde.';

/** Somebody changed the document between drawing its PDF and queueing the mail. */
export const DOCUMENTO_CAMBIADO =
  'El documento cambió mientras se preparaba el email. Revisalo y enviá el email de nuevo.';
