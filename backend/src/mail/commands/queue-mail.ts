import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Pieces of an order line that a parcel leaves out. */
export interface LeftOut {
  lineId: string;
  quantity: number;
}

/** What each template is about: ids, never a name or an address. */
export interface MailReferences {
  'login-code': { codeId: string };
  'order-confirmation': { orderId: string };
  'order-refunded': { orderId: string; refundId: string };
  /** `leftOut`: withdrawn pieces that are not in the parcel; absent in mails from before it was recorded. */
  'order-shipped': { orderId: string; leftOut?: readonly LeftOut[] };
  'payment-failed': { orderId: string };
  'partnership-inquiry': { inquiryId: string };
  'quiz-advice': { adviceId: string };
  'return-received': { returnId: string };
  'return-approved': { returnId: string };
  'return-rejected': { returnId: string };
  'return-refunded': { returnId: string; refundId: string };
  'withdrawal-received': { withdrawalId: string };
  'subscription-started': { subscriptionId: string };
  'subscription-renewal-coming': { subscriptionId: string; deliveryDate: string };
  'subscription-payment-failed': { subscriptionId: string; kind: 'soft' | 'hard'; code: string; dueOn: string };
  'subscription-paused': { subscriptionId: string; reason: 'requested' | 'payment-failed' };
  'subscription-resumed': { subscriptionId: string; deliveryDate: string };
  'subscription-skipped': { subscriptionId: string; reason: 'requested' | 'out-of-stock'; deliveryDate: string };
  /** Mails that were queued before the reason was recorded have none: somebody asked for the end. */
  'subscription-cancelled': { subscriptionId: string; reason?: 'requested' | 'order-cancelled' | 'withdrawn' };
}

export type MailTemplate = keyof MailReferences;
export type MailReference = MailReferences[MailTemplate];

/** A template together with the reference that belongs to it. */
export type MailSubject = {
  [Template in MailTemplate]: { template: Template; reference: MailReferences[Template] };
}[MailTemplate];

/** A mail has to go out. `key` names the reason; a second command with the same key changes nothing. */
export class QueueMail extends Command<MailSubject & { key: string }> {}
