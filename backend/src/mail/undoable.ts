import type { MailSubject } from './commands/queue-mail.js';

/** Why a mail was not sent: staff undid what it is about. */
export const undone = 'shipment-undone';

/** Whether staff may still undo what the mail is about: a status that ships the order, not a parcel with a tracking of its own. */
export const isUndoable = ({ template, reference }: MailSubject): boolean =>
  template === 'order-shipped' && reference.parcel === undefined;
