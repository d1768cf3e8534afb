import { actNames, staffActs } from '../../../../contracts/admin/logbook.js';
import { amsterdamTime, iso, type Listing } from '../../platform/http/listing/listing.js';

const names: Readonly<Record<string, string>> = {
  orders: 'Bestellingen',
  customers: 'Klanten',
  subscriptions: 'Abonnementen',
  returns: 'Retouren',
  inventory: 'Voorraad',
  products: 'Producten',
  logbook: 'Logboek',
  invoices: 'Facturen',
  'invoices/periods/:period/zip': 'Facturen van een tijdvak',
  newsletter: 'Nieuwsbrief',
  'vat-return': 'Btw-aangifte',
  'audit-file': 'Auditfile',
  'inventory/recipients': 'Ontvangers van een partij',
  shipping_cost: 'Verzendkosten',
  free_shipping_threshold: 'Gratis verzending vanaf',
  dispatch_cut_off_hour: 'Dezelfde dag verzonden vóór',
  dispatch_closed: 'Gesloten periodes',
  'company-name': 'Bedrijfsnaam',
  'company-address': 'Adres van het bedrijf',
  'company-postalCode': 'Postcode van het bedrijf',
  'company-city': 'Plaats van het bedrijf',
  'company-kvk': 'KVK-nummer',
  'company-vatId': 'Btw-nummer',
  'company-email': 'E-mailadres van het bedrijf',
  'company-phone': 'Telefoonnummer van het bedrijf',
  'claim-banner-one-plus-one': 'Tekst 1+1 Gratis',
  'claim-banner-organic': 'Tekst 100% organisch en halal',
  'claim-banner-honest': 'Tekst Eerlijk en gezond',
  'claim-rating': 'Tekst 5,0 uit 5',
  'claim-natural': 'Tekst 100% natuurlijk',
  'claim-plan-discount': 'Tekst Tot % voordeel',
};
const aboutCustomers = `('opened-customer', 'customer-logged-out', 'customer-exported')`;
/** Their subject is a name or number of ours, which may look like an id. */
const aboutNames = `('product-deleted', 'products-edited', 'products-edit-undone', 'products-imported', 'claim-decided', 'price-planned', 'price-ended', 'category-deleted', 'code-deleted', 'order-cancelled', 'pieces-cancelled', 'address-changed', 'return-refunded', 'order-refunded', 'order-replaced', 'evidence-made', 'lot-recalled')`;
const nameOfAct = `case l.outcome ${staffActs.map((act) => `when '${act}' then '${actNames[act]}'`).join(' ')} end`;
/** In words: `Klant 12`, a colleague's address, or what a list or setting is called. */
const subject = `case when l.outcome in ${aboutCustomers} then case when l.subject ~ '^[0-9]+$' then 'Klant ' else 'Mail ' end || l.subject
  when l.outcome in ${aboutNames} then l.subject
  ${Object.entries(names)
    .map(([name, words]) => `when l.subject = '${name}' then '${words}'`)
    .join(' ')}
  when l.subject ~ '^[0-9]+$' then coalesce(o.email, 'Medewerker ' || l.subject) else l.subject end`;
const person = `coalesce(m.email, 'Onbekend account')`;

export const logbookListing: Listing = {
  name: 'logboek',
  from: `logbook_entries l left join staff_members m on m.id = l.staff_member_id
    left join staff_members o on l.outcome not in ${aboutCustomers} and o.id::text = l.subject`,
  countFrom: 'logbook_entries l',
  key: 'l.id::text',
  row: `json_build_object('id', l.id, 'createdAt', ${iso('l.created_at')}, 'act', l.outcome, 'email', m.email,
    'subject', ${subject}, 'details', l.details, 'network', l.network, 'browser', l.browser, 'isKnownDevice', l.is_known_device)`,
  search: [person, subject, 'l.network', 'l.browser'],
  status: 'l.outcome',
  sorts: {
    createdAt: { by: 'l.created_at', type: 'timestamptz' },
    email: { by: `${person} collate "C"`, type: 'text' },
    act: { by: 'l.outcome', type: 'text' },
    network: { by: 'l.network', type: 'text' },
  },
  defaultSort: '-createdAt',
  csv: [
    { title: 'Tijdstip', sql: amsterdamTime('l.created_at') },
    { title: 'Medewerker', sql: person },
    { title: 'Gebeurtenis', sql: nameOfAct },
    { title: 'Onderwerp', sql: subject },
    { title: 'Van', sql: `l.details ->> 'before'` },
    { title: 'Naar', sql: `l.details ->> 'after'` },
    { title: 'Netwerk', sql: 'l.network' },
    { title: 'Browser', sql: 'l.browser' },
    { title: 'Bekend apparaat', sql: `case when l.is_known_device then 'ja' else 'nee' end` },
  ],
};
