export { describeMailError } from './errors.ts';
export { type ComposedMail, composeMail, type MailMessage, UnsafeMail } from './message.ts';
export { fileTransport, type MailTransport, smtpTransport } from './transport.ts';
