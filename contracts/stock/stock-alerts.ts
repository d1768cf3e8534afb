import { z } from 'zod';
import { emailSchema } from '../values/emails.js';
import { endpoints } from '../endpoint.js';

/** `POST /api/stock-alerts` (204): the same response for every address. A mail asks its owner to confirm. */
export const RequestStockAlertSchema = z.strictObject({
  slug: z.string().min(1).max(120),
  email: emailSchema('Voer een geldig e-mailadres in'),
});
export type RequestStockAlert = z.infer<typeof RequestStockAlertSchema>;

/** Days that the link in the mail works. */
export const confirmationDays = 7;

/** Months that a confirmed request waits for its product. */
export const alertMonths = 12;

export const stockAlertOutcomes = ['confirmed', 'already-confirmed', 'expired', 'unknown'] as const;
export type StockAlertOutcome = (typeof stockAlertOutcomes)[number];

const shopper = endpoints({ access: 'shopper' });

export const requestStockAlert = shopper('POST /api/stock-alerts', {
  summary:
    'Mails a link that confirms the request for one mail when a product is back. Reveals nothing about the address.',
  body: RequestStockAlertSchema,
  refuses: ['not-found', 'too-many-attempts'],
});

export const confirmStockAlert = shopper('POST /api/stock-alerts/confirmations', {
  summary: 'The owner of the address confirms, by the token of the mail. Idempotent.',
  body: z.strictObject({ token: z.string().max(200) }),
  response: z.object({ outcome: z.enum(stockAlertOutcomes) }),
});
