import type { WithdrawalCause } from '../../../../../contracts/withdrawals.js';

const causes: Record<WithdrawalCause, string> = {
  'no-order': 'Geen bestelling met dit nummer en dit adres',
  'part-of-order': 'Een deel van de bestelling',
  'too-late': 'De bedenktijd is voorbij',
  'not-open': 'De bestelling laat geen retour toe',
  'nothing-left': 'Alles is al eerder teruggestuurd',
};

export const withdrawalsCopy = {
  title: 'Herroepingen',
  about:
    'Herroepingen waaruit niet vanzelf een retour kwam. Zoek de bestelling, meld zo nodig een retour aan en vink af.',
  search: 'Zoek op bestelnummer, naam of e-mail',
  empty: 'Geen open herroepingen gevonden',
  columns: { order: 'Bestelnummer', name: 'Klant', email: 'E-mail', cause: 'Waarom niet vanzelf', date: 'Ontvangen' },
  cause: (cause: WithdrawalCause | null) => (cause ? causes[cause] : '-'),
  loading: 'Herroeping laden…',
  missing: 'Deze herroeping is afgehandeld of bestaat niet (meer).',
  titleOf: (orderNumber: string) => `Herroeping van ${orderNumber}`,
  whole: 'De hele bestelling',
  part: 'Wat',
  reason: 'Reden',
  toOrder: 'Naar de bestelling',
  findOrder: 'Zoek de bestelling',
  answer: 'Beantwoorden per mail',
  handle: 'Afgehandeld',
  handleOf: (orderNumber: string) => `Herroeping van ${orderNumber} afvinken`,
  handled: 'Herroeping afgehandeld',
  handleFailed: 'Er ging iets mis bij het afvinken',
  none: '-',
};
