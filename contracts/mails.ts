import { z } from 'zod';
import { endpoints } from './endpoint.js';

export const mailTemplates = [
  'login-code',
  'order-confirmation',
  'order-cancelled',
  'order-refunded',
  'refund-made',
  'order-shipped',
  'parcel-tracking',
  'payment-failed',
  'newsletter-confirmation',
  'newsletter-welcome',
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
  'subscription-cancelled',
  'product-recall',
  'customer-new-device',
  'staff-invitation',
  'staff-notice',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

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
