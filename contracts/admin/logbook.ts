import { z } from 'zod';
import { ShopDaySchema } from '../values/shop-day.js';
import { AdminListQuerySchema, statusIn } from './lists.js';
import { endpoint } from '../endpoint.js';

/**
 * What members of staff do that is stored for 13 months. `subject` of `exported`: the list; of `mail-sent-again`: the mail; of `opened-customer` (or the mail of a buyer who is no customer) and
 * `customer-logged-out` and `customer-exported`: the customer's number; of `changed-settings`: the setting; of `page-published`: the page; of `invited` to `factors-reset`: the id of the other member of
 * staff, or null for the member's own account; of a deletion: the name or code; of `order-cancelled`, `pieces-cancelled`, `address-changed`, `order-replaced` and
 * `return-refunded`: the order number; of the other decisions about money: the id. Those are recorded before they
 * happen: a refusal leaves its entry, and the timeline of the order says what came of it.
 */
export const staffActs = [
  'logged-in',
  'logged-out',
  'wrong-credentials',
  'wrong-factor',
  'too-many-attempts',
  'recovery-code-used',
  'exported',
  'opened-customer',
  'customer-logged-out',
  'customer-exported',
  'changed-settings',
  'page-published',
  'opened-queues',
  'product-deleted',
  'products-edited',
  'products-edit-undone',
  'products-imported',
  'claim-decided',
  'price-planned',
  'price-ended',
  'category-deleted',
  'code-deleted',
  'order-cancelled',
  'pieces-cancelled',
  'address-changed',
  'return-refunded',
  'order-refunded',
  'order-replaced',
  'evidence-made',
  'withdrawal-accepted',
  'withdrawal-rejected',
  'payment-refunded',
  'payment-ordered',
  'refund-retried',
  'refund-by-hand',
  'renewal-retried',
  'subscription-address-changed',
  'taken-off-list',
  'lot-recalled',
  'recall-mailed-again',
  'mail-sent-again',
  'invited',
  'role-changed',
  'disabled',
  'enabled',
  'sessions-ended',
  'password-set',
  'password-changed',
  'password-expired',
  'factor-added',
  'factor-removed',
  'factors-reset',
] as const;
export type StaffAct = (typeof staffActs)[number];

/** On screen and in the export. */
export const actNames: Record<StaffAct, string> = {
  'logged-in': 'Ingelogd',
  'logged-out': 'Uitgelogd',
  'wrong-credentials': 'Verkeerd wachtwoord',
  'wrong-factor': 'Verkeerde tweede stap',
  'too-many-attempts': 'Te veel pogingen',
  'recovery-code-used': 'Herstelcode gebruikt',
  exported: 'Lijst geëxporteerd',
  'opened-customer': 'Klant bekeken',
  'customer-logged-out': 'Klant overal uitgelogd',
  'customer-exported': 'Klantgegevens geëxporteerd',
  'changed-settings': 'Instelling gewijzigd',
  'page-published': 'Pagina gepubliceerd',
  'opened-queues': 'Wachtrijen bekeken',
  'product-deleted': 'Product verwijderd',
  'products-edited': 'Producten bewerkt',
  'products-edit-undone': 'Bewerking ongedaan gemaakt',
  'products-imported': 'Producten geïmporteerd',
  'claim-decided': 'Claim toegestaan',
  'price-planned': 'Prijs gepland',
  'price-ended': 'Prijs beëindigd',
  'category-deleted': 'Categorie verwijderd',
  'code-deleted': 'Kortingscode verwijderd',
  'order-cancelled': 'Bestelling geannuleerd',
  'pieces-cancelled': 'Deel van bestelling geannuleerd',
  'address-changed': 'Bezorgadres gewijzigd',
  'return-refunded': 'Retour terugbetaald',
  'order-refunded': 'Terugbetaald zonder retour',
  'order-replaced': 'Gratis vervangen',
  'evidence-made': 'Bewijs van bestelling opgehaald',
  'withdrawal-accepted': 'Herroeping aanvaard',
  'withdrawal-rejected': 'Herroeping afgewezen',
  'payment-refunded': 'Betaling terugbetaald',
  'payment-ordered': 'Betaling alsnog besteld',
  'refund-retried': 'Terugbetaling opnieuw geprobeerd',
  'refund-by-hand': 'Terugbetaling zelf gedaan',
  'renewal-retried': 'Verlenging opnieuw geprobeerd',
  'subscription-address-changed': 'Bezorgadres van een abonnement gewijzigd',
  'taken-off-list': 'Van de lijst gehaald',
  'lot-recalled': 'Partij teruggeroepen',
  'recall-mailed-again': 'Terugroepactie opnieuw gemaild',
  'mail-sent-again': 'Mail opnieuw verstuurd',
  invited: 'Uitgenodigd',
  'role-changed': 'Rol gewijzigd',
  disabled: 'Account uitgeschakeld',
  enabled: 'Account ingeschakeld',
  'sessions-ended': 'Sessies beëindigd',
  'password-set': 'Eerste wachtwoord ingesteld',
  'password-changed': 'Wachtwoord gewijzigd',
  'password-expired': 'Eerste wachtwoord verlopen',
  'factor-added': 'Tweede factor toegevoegd',
  'factor-removed': 'Tweede factor verwijderd',
  'factors-reset': 'Tweede factor gereset',
};

/** The values of a setting or a role. */
export const ActDetailsSchema = z.strictObject({
  before: z.string().optional(),
  after: z.string().optional(),
});
export type ActDetails = z.infer<typeof ActDetailsSchema>;

/**
 * A row of `GET /api/admin/logbook`: an act of staff in the last 13 months, newest first; `status` filters by `act`.
 * `from` and `to` by day, both inclusive. `email`: null when the account is unknown or gone, whatever was typed.
 * `subject` names the list, customer, setting or member of staff; null when the act is about the member's own account.
 * `network`: the IPv4 address or the IPv6 /64. `browser`: such as `Firefox, Windows`; null when unknown.
 * `isKnownDevice`: the account logged in there before.
 */
export const LogbookEntrySchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  act: z.enum(staffActs),
  email: z.string().nullable(),
  subject: z.string().nullable(),
  details: ActDetailsSchema.nullable(),
  network: z.string(),
  browser: z.string().nullable(),
  isKnownDevice: z.boolean(),
});
export type LogbookEntry = z.infer<typeof LogbookEntrySchema>;

/** `GET /api/admin/logbook`: acts from the start of `from` to the end of `to`, by the shop's calendar. */
export const LogbookQuerySchema = AdminListQuerySchema.extend({
  status: statusIn(staffActs),
  from: ShopDaySchema.optional(),
  to: ShopDaySchema.optional(),
});

export const listLogbook = endpoint('GET /api/admin/logbook', {
  access: 'staff',
  permission: 'logbook',
  summary: 'Acts of staff, newest first. Search: e-mail, subject, network, browser.',
  query: LogbookQuerySchema,
  response: z.array(LogbookEntrySchema),
});

export const exportLogbook = endpoint('GET /api/admin/logbook/export.csv', {
  access: 'staff',
  permission: ['logbook', 'export-logbook'],
  summary: 'The list as a spreadsheet.',
  query: LogbookQuerySchema,
  response: { file: 'text/csv' },
  refuses: ['factor-needed'],
});
