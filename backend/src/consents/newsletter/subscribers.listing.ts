import { amsterdamTime, iso, type Listing } from '../../platform/http/listing/listing.js';

/** The newest entry of each mailbox, where it is a consent. */
const subscribers = `(
  select * from (
    select distinct on (email) id, email, is_given, text_version, source, at from consents
    where purpose = 'newsletter' order by email, at desc, is_given) newest
  where is_given)`;

/** Who receives the newsletter. */
export const subscriberListing: Listing = {
  name: 'nieuwsbrief',
  from: `${subscribers} s`,
  key: 's.id::text',
  row: `json_build_object('id', s.id, 'email', s.email, 'at', ${iso('s.at')}, 'textVersion', s.text_version,
    'source', s.source)`,
  search: ['s.email'],
  sorts: { at: { by: 's.at', type: 'timestamptz' }, email: { by: 's.email', type: 'text' } },
  defaultSort: '-at',
  csv: [
    { title: 'E-mail', sql: 's.email' },
    { title: 'Toestemming sinds', sql: amsterdamTime('s.at') },
    { title: 'Versie van de tekst', sql: 's.text_version', isNumber: true },
  ],
};
