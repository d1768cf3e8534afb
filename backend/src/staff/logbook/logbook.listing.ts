import { amsterdamTime, iso, type Listing } from '../../platform/http/listing/listing.js';

const person = `coalesce(m.email, 'Onbekend account')`;

export const logbookListing: Listing = {
  name: 'logboek',
  from: 'logbook_entries l left join staff_members m on m.id = l.staff_member_id',
  countFrom: 'logbook_entries l',
  key: 'l.id::text',
  row: `json_build_object('id', l.id, 'createdAt', ${iso('l.created_at')}, 'outcome', l.outcome, 'email', m.email,
    'network', l.network, 'browser', l.browser, 'isKnownDevice', l.is_known_device)`,
  search: [person, 'l.network', 'l.browser'],
  status: 'l.outcome',
  sorts: {
    createdAt: { by: 'l.created_at', type: 'timestamptz' },
    email: { by: `${person} collate "C"`, type: 'text' },
    outcome: { by: 'l.outcome', type: 'text' },
    network: { by: 'l.network', type: 'text' },
  },
  defaultSort: '-createdAt',
  csv: [
    { title: 'Moment', sql: amsterdamTime('l.created_at') },
    { title: 'Medewerker', sql: person },
    {
      title: 'Gebeurtenis',
      sql: `case l.outcome when 'logged-in' then 'Ingelogd' when 'wrong-credentials' then 'Mislukt' else 'Te veel pogingen' end`,
    },
    { title: 'Netwerk', sql: 'l.network' },
    { title: 'Browser', sql: 'l.browser' },
    { title: 'Bekend apparaat', sql: `case when l.is_known_device then 'ja' else 'nee' end` },
  ],
};
