import { Command } from '../../event-sourcing/decider.js';

/** What each template is about: ids, never a name or an address. */
export interface MailReferences {
  'order-confirmation': { orderId: string };
  'partnership-inquiry': { inquiryId: string };
  'quiz-advice': { adviceId: string };
}

export type MailTemplate = keyof MailReferences;
export type MailReference = MailReferences[MailTemplate];

/** A template together with the reference that belongs to it. */
export type MailSubject = {
  [Template in MailTemplate]: { template: Template; reference: MailReferences[Template] };
}[MailTemplate];

/** A mail has to go out. `key` names the reason; a second command with the same key changes nothing. */
export class QueueMail extends Command<MailSubject & { key: string }> {}
