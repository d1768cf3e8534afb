import type { AdminWithdrawal, WithdrawalCause, WithdrawalState } from '../../../../../contracts/withdrawals.js';

const causes: Record<WithdrawalCause, string> = {
  'no-order': 'Geen bestelling met dit nummer en dit adres',
  'part-of-order': 'Een deel van de bestelling',
  'too-late': 'De bedenktijd is voorbij',
  'not-open': 'De bestelling laat geen retour toe',
  'nothing-left': 'Alles is al eerder teruggestuurd',
};

/** The shop still has to process it, so staff has nothing to decide. */
export const isStuck = (state: WithdrawalState) => state === 'received' || state === 'stated' || state === 'confirmed';

export const withdrawalsCopy = {
  title: 'Herroepingen',
  about:
    'Herroepingen die de klant nog niet heeft bevestigd, of waaruit niet vanzelf een retour kwam. Een herroeping geldt ook zonder bevestiging: kijk of hij van de klant komt en neem hem dan aan.',
  search: 'Zoek op bestelnummer, naam of e-mail',
  empty: 'Geen open herroepingen gevonden',
  columns: { order: 'Bestelnummer', name: 'Klant', email: 'E-mail', cause: 'Waarom handmatig', date: 'Ontvangen' },
  cause: ({ state, cause }: Pick<AdminWithdrawal, 'state' | 'cause'>) => {
    if (state === 'unconfirmed') return 'Nog niet bevestigd door de klant';
    if (isStuck(state)) return 'Verwerken lukt nog niet; de shop blijft het proberen';
    return cause ? causes[cause] : '-';
  },
  loading: 'Herroeping laden…',
  missing: 'Deze herroeping is afgehandeld of bestaat niet (meer).',
  titleOf: (orderNumber: string) => `Herroeping van ${orderNumber}`,
  whole: 'De hele bestelling',
  part: 'Wat',
  reason: 'Reden',
  toOrder: 'Naar de bestelling',
  findOrder: 'Zoek de bestelling',
  answer: 'Beantwoorden per mail',
  handle: 'Afvinken',
  handleOf: (orderNumber: string) => `Herroeping van ${orderNumber} afvinken`,
  handled: 'Herroeping afgehandeld',
  handleFailed: 'Er ging iets mis bij het afvinken',
  none: '-',
  mailbox: 'Bevestigd',
  notConfirmed: 'Nog niet',
  receipt: 'Ontvangstbevestiging',
  withheld: 'Niet verstuurd: te veel mails op één dag',
  accept: 'Accepteren',
  acceptOf: (orderNumber: string) => `Herroeping van ${orderNumber} aannemen`,
  acceptQuestion: (orderNumber: string) => ({
    title: `Herroeping van ${orderNumber} aannemen?`,
    text: 'We maken een retour aan, houden een pakket dat nog hier is vast en stoppen het abonnement uit deze bestelling.',
    action: 'Accepteren',
    cancel: 'Annuleren',
    tone: 'ink' as const,
  }),
  accepted: 'Herroeping aangenomen',
  acceptFailed: 'Er ging iets mis bij het aannemen',
  reject: 'Afwijzen',
  rejectOf: (orderNumber: string) => `Herroeping van ${orderNumber} afwijzen`,
  rejectQuestion: (orderNumber: string) => ({
    title: `Herroeping van ${orderNumber} afwijzen?`,
    text: 'De link in de mail werkt dan niet meer. Bestelling en abonnement blijven zoals ze zijn.',
    action: 'Afwijzen',
    cancel: 'Annuleren',
    tone: 'danger' as const,
  }),
  rejected: 'Herroeping afgewezen',
  rejectFailed: 'Er ging iets mis bij het afwijzen',
};
