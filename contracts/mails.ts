import { z } from 'zod';

export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** `GET /api/admin/mails?status=`. */
export const MailListSchema = z.object({ status: z.enum(mailStatuses).default('failed') });
export type MailList = z.infer<typeof MailListSchema>;

/**
 * A row of `GET /api/admin/mails`, newest first, at most 200. It names what the mail is about by ids and never says to
 * whom. `lastError` is a code like `smtp-550`, `recipient-erased` or `code-expired`. `POST …/{id}/resend` (204) sends
 * a failed one again, for another 24 hours.
 */
export interface AdminMail {
  id: string;
  template: string;
  reference: Record<string, string>;
  status: MailStatus;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
}
