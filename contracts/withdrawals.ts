import { z } from 'zod';
import { hasHostName, hasLink, noHostNames, noLinks } from './values/plain-text.js';
import { emailSchema } from './values/emails.js';
import { typedName, typedOrderNumber, typedText } from './values/typed-text.js';
import { endpoint, endpoints } from './endpoint.js';

/** Text for a mail: without links and host names, so that nobody can send links through the shop. */
const plain = (most: number, tooLong: string, tidied = typedText) =>
  z
    .string()
    .overwrite(tidied)
    .max(most, tooLong)
    .refine((text) => !hasLink(text), { error: noLinks, abort: true })
    .refine((text) => !hasHostName(text), noHostNames);

/**
 * `POST /api/withdrawals` (204): withdraws from an order or a part of it. The response is the same for every input; a
 * mail confirms the statement and its time at once. It takes effect once the mailbox is proved, by the link in that
 * mail or by being logged in. The form creates `id`, which makes the call idempotent. `part` names the products of a
 * partial withdrawal. 429 `too-many-attempts`.
 */
export const WithdrawalSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  orderNumber: z
    .string({ error: 'Vul je bestelnummer in' })
    .overwrite((text) => typedOrderNumber(text) ?? typedText(text))
    .regex(/^\d{4}-\d{4,9}$/, 'Een bestelnummer ziet eruit als 2026-000123'),
  email: emailSchema('Voer een geldig e-mailadres in'),
  name: plain(100, 'Naam is te lang, gebruik hoogstens 100 tekens', typedName).min(2, 'Naam is verplicht'),
  part: plain(300, 'Gebruik hoogstens 300 tekens').min(2, 'Noem de producten die je wilt herroepen').nullable(),
  reason: z.string().trim().max(1000, 'Gebruik hoogstens 1000 tekens').nullable(),
});
export type Withdrawal = z.infer<typeof WithdrawalSchema>;

/** Days that the link in the receipt works. */
export const confirmationDays = 14;

/** `POST /api/withdrawals/confirmations`: the token from the link in the receipt. */
export const ConfirmWithdrawalSchema = z.strictObject({ token: z.string().max(200) });

/** `expired`: after 14 days, or rejected by staff. The statement itself stays valid and waits for staff. */
export const confirmationOutcomes = ['confirmed', 'already-confirmed', 'expired', 'unknown'] as const;
export type ConfirmationOutcome = (typeof confirmationOutcomes)[number];
export const ConfirmedWithdrawalSchema = z.object({ outcome: z.enum(confirmationOutcomes) });
export type ConfirmedWithdrawal = z.infer<typeof ConfirmedWithdrawalSchema>;

/**
 * `stated`: look-up pending. `unconfirmed`: an open order matches; waits for the mailbox or staff. `confirmed`: either
 * has confirmed; the return is pending. `matched`: created a return. `unmatched`: waits for staff. `received`: a
 * statement of an earlier version, look-up pending; it takes effect without a confirmation.
 */
export const withdrawalStates = [
  'received',
  'stated',
  'unconfirmed',
  'confirmed',
  'matched',
  'unmatched',
  'handled',
  'rejected',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Why a statement created no return. `nothing-left`: an earlier return has all pieces, so it counts as matched. */
export const withdrawalCauses = ['no-order', 'part-of-order', 'too-late', 'not-open', 'nothing-left'] as const;
export type WithdrawalCause = (typeof withdrawalCauses)[number];

/** `GET /api/admin/withdrawals?state=`. `waiting`: those that staff decides about, unconfirmed and unmatched, and those that the shop fails to process. */
export const WithdrawalListSchema = z.strictObject({ state: z.enum([...withdrawalStates, 'waiting']).optional() });
export type WithdrawalList = z.infer<typeof WithdrawalListSchema>;

/**
 * A row of `GET /api/admin/withdrawals`, newest first, at most 500. `orderId` is set when number and e-mail
 * match an order. `POST …/{id}/handled` (204) marks an unmatched statement as handled; 404 for any other. `POST
 * …/{id}/accept` and `…/{id}/reject` (204) decide about an unconfirmed one; 409 `conflict` when it was decided otherwise.
 */
export const AdminWithdrawalSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  email: z.string(),
  part: z.string().nullable(),
  reason: z.string().nullable(),
  state: z.enum(withdrawalStates),
  cause: z.enum(withdrawalCauses).nullable(),
  orderId: z.string().nullable(),
  returnId: z.string().nullable(),
  statedAt: z.string(),
  /** When the mailbox was proved; null until then. */
  confirmedAt: z.string().nullable(),
  /** Too many mails that day, so the sender has no receipt. */
  isReceiptWithheld: z.boolean(),
  handledAt: z.string().nullable(),
});
export type AdminWithdrawal = z.infer<typeof AdminWithdrawalSchema>;

const salesAndRefund = endpoints({ access: 'staff', permission: ['sales', 'refund'] });
const shopper = endpoints({ access: 'shopper' });

export const listWithdrawals = endpoint('GET /api/admin/withdrawals', {
  access: 'staff',
  permission: 'sales',
  summary:
    'Lists statements of withdrawal, newest first; `state=waiting` are those that staff decides about or that keep failing.',
  query: WithdrawalListSchema,
  response: z.array(AdminWithdrawalSchema),
});

export const markWithdrawalHandled = salesAndRefund('POST /api/admin/withdrawals/:id/handled', {
  summary: 'Marks a statement as handled.',
  params: { id: 'uuid' },
});

export const acceptWithdrawal = salesAndRefund('POST /api/admin/withdrawals/:id/accept', {
  summary: 'Lets an unconfirmed statement take effect without the mailbox. Idempotent.',
  params: { id: 'uuid' },
  refuses: ['factor-needed', 'conflict'],
});

export const rejectWithdrawal = salesAndRefund('POST /api/admin/withdrawals/:id/reject', {
  summary: 'Ends an unconfirmed statement and its link. Idempotent.',
  params: { id: 'uuid' },
  refuses: ['conflict'],
});

export const confirmWithdrawal = shopper('POST /api/withdrawals/confirmations', {
  summary:
    'The mailbox confirms its statement by the token of the receipt. The response does not reveal whether an order matches.',
  body: ConfirmWithdrawalSchema,
  response: ConfirmedWithdrawalSchema,
});

export const withdraw = shopper('POST /api/withdrawals', {
  summary:
    'Stores the statement; a job matches and mails, so that neither response nor timing reveals whether an order exists. It takes effect when the mailbox or staff confirms it, at once for a customer who is logged in.',
  body: WithdrawalSchema,
  refuses: ['too-many-attempts'],
});
