export const inquiriesCopy = {
  title: 'Samenwerkingen',
  about: 'Bedrijven die met de winkel willen werken.',
  search: 'Zoek op naam, e-mail of bericht',
  empty: 'Geen aanvragen gevonden',
  columns: { name: 'Naam', email: 'E-mail', phone: 'Telefoon', kvk: 'KVK-nummer', message: 'Bericht', date: 'Datum' },
  loading: 'Aanvraag laden…',
  missing: 'Deze aanvraag bestaat niet (meer).',
  answer: 'Beantwoorden per mail',
  none: '-',
};
