import { z } from 'zod';

/** Text for a mail to an unverified address: without links, so that nobody can send links through the shop. */
const plain = (most: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(most, tooLong)
    .refine((text) => !/:\/\/|www\./i.test(text), 'Gebruik geen links');

/**
 * `POST /api/withdrawals` (204): withdraws from an order or a part of it. The response is the same for every input; a
 * mail confirms the statement and its time at once. The form creates `id`, which makes the call idempotent. `part`
 * names the products of a partial withdrawal. 429 `too-many-attempts`.
 */
export const WithdrawalSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  orderNumber: z
    .string({ error: 'Vul je bestelnummer in' })
    .trim()
    .regex(/^\d{4}-\d{4,9}$/, 'Een bestelnummer ziet eruit als 2026-000123'),
  email: z.email('Voer een geldig emailadres in').max(254, 'Voer een geldig emailadres in'),
  name: plain(100, 'Naam is te lang, gebruik hoogstens 100 tekens').min(2, 'Naam is verplicht'),
  part: plain(300, 'Gebruik hooguit 300 tekens').min(2, 'Noem de producten die je wilt herroepen').nullable(),
  reason: z.string().trim().max(1000, 'Gebruik hooguit 1000 tekens').nullable(),
});
export type Withdrawal = z.infer<typeof WithdrawalSchema>;

/** `received`: look-up pending. `matched`: created a return. `unmatched`: waits for staff. */
export const withdrawalStates = ['received', 'matched', 'unmatched', 'handled'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Why a statement created no return. `nothing-left`: an earlier return has all pieces, so it counts as matched. */
export const withdrawalCauses = ['no-order', 'part-of-order', 'too-late', 'not-open', 'nothing-left'] as const;
export type WithdrawalCause = (typeof withdrawalCauses)[number];

/** `GET /api/admin/withdrawals?state=`. */
export const WithdrawalListSchema = z.strictObject({ state: z.enum(withdrawalStates).optional() });
export type WithdrawalList = z.infer<typeof WithdrawalListSchema>;

/**
 * A row of `GET /api/admin/withdrawals`, newest first, at most 500. `orderId` is set when number and e-mail
 * match an order. `POST …/{id}/handled` (204) marks an unmatched statement as handled; 404 for any other.
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
  handledAt: z.string().nullable(),
});
export type AdminWithdrawal = z.infer<typeof AdminWithdrawalSchema>;
