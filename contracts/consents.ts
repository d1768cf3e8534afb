import { z } from 'zod';
import { AdminListQuerySchema } from './admin/lists.js';
import { consentPurposes, consentSources, isConsentVersion } from './law/consent-texts.js';
import { emailSchema } from './values/emails.js';
import { endpoint, endpoints } from './endpoint.js';

/** An entry of the register: what, when, which text, and whether it was given or withdrawn. */
export const ConsentSchema = z.object({
  id: z.string(),
  purpose: z.enum(consentPurposes),
  isGiven: z.boolean(),
  textVersion: z.number().int(),
  text: z.string(),
  source: z.enum(consentSources),
  at: z.iso.datetime(),
});
export type Consent = z.infer<typeof ConsentSchema>;

/** `POST /api/newsletter` (204): the same response for every address. A mail asks its owner to confirm. */
export const SubscribeSchema = z.strictObject({
  email: emailSchema('Voer een geldig e-mailadres in'),
  textVersion: z
    .number()
    .int()
    .refine((version) => isConsentVersion('newsletter', version), 'Deze tekst kennen we niet')
    .meta({ examples: [1] }),
});
export type Subscribe = z.infer<typeof SubscribeSchema>;

/** Days that the link in the mail works. */
export const subscriptionDays = 7;

const TokenSchema = z.strictObject({ token: z.string().max(200) });

/** `expired`: after seven days. */
export const subscriptionOutcomes = ['confirmed', 'already-confirmed', 'expired', 'unknown'] as const;
export type SubscriptionOutcome = (typeof subscriptionOutcomes)[number];
export const ConfirmedSubscriptionSchema = z.object({ outcome: z.enum(subscriptionOutcomes) });

/** `unknown`: the link is incomplete. */
export const UnsubscribedSchema = z.object({ outcome: z.enum(['unsubscribed', 'unknown']) });
export type Unsubscribed = z.infer<typeof UnsubscribedSchema>;

/** A row of `GET /api/admin/newsletter`: an address whose owner confirmed, and did not withdraw. */
export const SubscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  at: z.iso.datetime(),
  textVersion: z.number().int(),
  source: z.enum(consentSources),
});
export type Subscriber = z.infer<typeof SubscriberSchema>;

const shopper = endpoints({ access: 'shopper' });
const customer = endpoints({ access: 'customer' });
const customers = endpoints({ access: 'staff', permission: 'customers' });

export const subscribe = shopper('POST /api/newsletter', {
  summary: 'Mails a link that confirms the subscription. Reveals nothing about the address.',
  body: SubscribeSchema,
  refuses: ['too-many-attempts'],
});

export const confirmSubscription = shopper('POST /api/newsletter/confirmations', {
  summary: 'The owner of the address confirms, by the token of the mail. Idempotent.',
  body: TokenSchema,
  response: ConfirmedSubscriptionSchema,
});

export const unsubscribe = shopper('POST /api/newsletter/unsubscriptions', {
  summary: 'Withdraws the consent, by the token of a newsletter. Idempotent.',
  body: TokenSchema,
  response: UnsubscribedSchema,
});

/** The page of the same address shows a button: programs that follow links only read. */
export const unsubscribeByOneClick = endpoint('POST /nieuwsbrief', {
  access: 'open',
  summary: 'The same for the unsubscribe button of a mail program (RFC 8058). Ignores the body.',
  query: z.strictObject({ afmelden: z.string().max(200) }),
});

export const listOwnConsents = customer('GET /api/customer/consents', {
  summary: "The customer's consents and withdrawals, newest first.",
  response: z.array(ConsentSchema),
});

export const withdrawConsent = customer('POST /api/customer/consents/:purpose/withdrawal', {
  summary: 'Withdraws a consent, and removes what depends on it. Idempotent.',
  refuses: ['not-found'],
});

export const listCustomerConsents = customers('GET /api/admin/customers/:id/consents', {
  summary: 'The consents and withdrawals of a customer, newest first.',
  params: { id: 'integer' },
  response: z.array(ConsentSchema),
});

export const listSubscribers = customers('GET /api/admin/newsletter', {
  summary: 'Who receives the newsletter, newest first. Search: e-mail.',
  query: AdminListQuerySchema,
  response: z.array(SubscriberSchema),
});

export const exportSubscribers = endpoint('GET /api/admin/newsletter/export.csv', {
  access: 'staff',
  permission: ['customers', 'export'],
  summary: 'The list as a spreadsheet.',
  query: AdminListQuerySchema,
  response: { file: 'text/csv' },
  refuses: ['factor-needed'],
});

export const unsubscribeSubscriber = customers('DELETE /api/admin/newsletter/:id', {
  summary: 'Withdraws the consent on behalf of its owner, who wrote or called. Idempotent.',
  params: { id: 'uuid' },
});
