import { z } from 'zod';
import { endpoints } from './endpoint.js';

export const mailTemplates = [
  'login-code',
  'order-confirmation',
  'order-cancelled',
  'pieces-cancelled',
  'order-refunded',
  'refund-made',
  'order-shipped',
  'parcel-tracking',
  'order-replacement',
  'order-address-changed',
  'payment-failed',
  'phone-order',
  'newsletter-confirmation',
  'newsletter-welcome',
  'stock-alert-confirmation',
  'back-in-stock',
  'partnership-inquiry',
  'quiz-advice',
  'return-received',
  'return-approved',
  'return-rejected',
  'return-refunded',
  'return-completed',
  'withdrawal-received',
  'withdrawal-confirmed',
  'subscription-started',
  'subscription-renewal-coming',
  'subscription-payment-failed',
  'subscription-paused',
  'subscription-resumed',
  'subscription-skipped',
  'subscription-delivery-moved',
  'subscription-terms-changed',
  'subscription-method-requested',
  'subscription-cancelled',
  'product-recall',
  'customer-new-device',
  'staff-invitation',
  'staff-notice',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/**
 * Mails about an order, a return, a subscription or a customer, which staff can read and send again. Never one with a
 * secret, such as a login code or an invitation.
 */
export const recordMailTemplates = [
  'order-confirmation',
  'order-cancelled',
  'pieces-cancelled',
  'order-refunded',
  'refund-made',
  'order-shipped',
  'parcel-tracking',
  'order-replacement',
  'order-address-changed',
  'payment-failed',
  'return-received',
  'return-approved',
  'return-rejected',
  'return-refunded',
  'return-completed',
  'subscription-started',
  'subscription-renewal-coming',
  'subscription-payment-failed',
  'subscription-paused',
  'subscription-resumed',
  'subscription-skipped',
  'subscription-delivery-moved',
  'subscription-terms-changed',
  'subscription-method-requested',
  'subscription-cancelled',
  'product-recall',
  'customer-new-device',
] as const satisfies readonly MailTemplate[];

export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** `GET /api/admin/mails?status=`. */
export const MailListSchema = z.object({ status: z.enum(mailStatuses).default('failed') });

/**
 * A row of `GET /api/admin/mails`, newest first, at most 200. It has the ids of the subject and never the
 * recipient. `lastError` is a code such as `smtp-550`, `recipient-erased` or `code-expired`. `POST …/{id}/resend` (204)
 * retries a failed mail for another 24 hours.
 */
export const AdminMailSchema = z.object({
  id: z.string(),
  template: z.enum(mailTemplates),
  reference: z.record(z.string(), z.string()),
  status: z.enum(mailStatuses),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type AdminMail = z.infer<typeof AdminMailSchema>;

const mails = endpoints({ access: 'staff', permission: 'mails' });

export const listMails = mails('GET /api/admin/mails', {
  summary: 'Mails with one status, by default those that failed.',
  query: MailListSchema,
  response: z.array(AdminMailSchema),
});

export const resendMail = mails('POST /api/admin/mails/:id/resend', {
  summary: 'Retries a failed mail.',
  refuses: ['mail-not-found'],
});

/**
 * A mail about a record. `to`: the address of the kept copy; null without one. `isSentAgain`: a newer mail repeats it,
 * which can be sent again in its turn.
 */
export const RecordMailSchema = z.object({
  id: z.uuid(),
  template: z.enum(recordMailTemplates),
  status: z.enum(mailStatuses),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  to: z.string().nullable(),
  isSentAgain: z.boolean(),
});
export type RecordMail = z.infer<typeof RecordMailSchema>;

/** `isKept`: as it was sent; otherwise rendered now. `sendsTo`: whom a repetition reaches; null when nobody. */
export const ShownMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  isKept: z.boolean(),
  sendsTo: z.string().nullable(),
});
export type ShownMail = z.infer<typeof ShownMailSchema>;

const RecordMailsSchema = z.array(RecordMailSchema);

export const listMailsOfOrder = mails('GET /api/admin/orders/:id/mails', {
  summary: 'Mails about an order, newest first.',
  response: RecordMailsSchema,
  refuses: ['order-not-found'],
});

export const listMailsOfReturn = mails('GET /api/admin/returns/:id/mails', {
  summary: 'Mails about a return, newest first.',
  response: RecordMailsSchema,
  refuses: ['return-not-found'],
});

export const listMailsOfSubscription = mails('GET /api/admin/subscriptions/:id/mails', {
  summary: 'Mails about a subscription, newest first.',
  response: RecordMailsSchema,
  refuses: ['subscription-not-found'],
});

export const listMailsOfCustomer = mails('GET /api/admin/customers/:id/mails', {
  summary: 'Mails to a customer about the account, orders, subscriptions and returns, newest first.',
  params: { id: 'integer' },
  response: RecordMailsSchema,
});

export const showMail = mails('GET /api/admin/mails/:id', {
  summary: 'The text of a mail about a record, as it was sent, or as it would be sent now where no copy is kept.',
  params: { id: 'uuid' },
  response: ShownMailSchema,
  refuses: ['mail-not-found', 'recipient-erased'],
});

export const showMailPage = mails('GET /api/admin/mails/:id/page', {
  summary: 'The same mail as a page for a frame: it runs no scripts and loads nothing from elsewhere.',
  params: { id: 'uuid' },
  response: { file: 'text/html' },
  refuses: ['mail-not-found', 'recipient-erased'],
});

export const sendMailAgain = mails('POST /api/admin/mails/:id/again', {
  summary:
    'Sends a sent mail about a record again, rendered from the facts of now. Once: a repeated call sends nothing.',
  params: { id: 'uuid' },
  refuses: ['mail-not-found', 'recipient-erased'],
});
