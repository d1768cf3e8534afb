import type { RefundReason, ReturnReason, ReturnStatus } from '../../../../contracts/returns.js';
import type { Question } from '../../lib/confirm';
import { formatShown } from '../../lib/format';
import type { Tone } from '../../ui/admin/status/status';

export const statusNames: Record<ReturnStatus, string> = {
  requested: 'Aangevraagd',
  approved: 'Goedgekeurd',
  rejected: 'Afgewezen',
  completed: 'Voltooid',
};

export const statusTones: Record<ReturnStatus, Tone> = {
  requested: 'waiting',
  approved: 'moving',
  rejected: 'bad',
  completed: 'good',
};

export const reasonNames: Record<ReturnReason, string> = {
  'changed-mind': 'Bedacht zich',
  damaged: 'Beschadigd',
  'wrong-product': 'Verkeerd product',
  disappointing: 'Viel tegen',
  'too-late': 'Te laat',
  other: 'Andere reden',
};

export const refundReasonNames: Record<RefundReason, string> = {
  shipping: 'Verzend- of retourkosten',
  damage: 'Schade',
  late: 'Te laat geleverd',
  goodwill: 'Coulance',
  mistake: 'Fout van ons',
};

export const returnsCopy = {
  title: 'Retouren',
  search: 'Zoek op nummer, klant of e-mail',
  filter: 'Status',
  everyStatus: 'Alle statussen',
  count: (shown: string, all: string) => formatShown(shown, all, 'retour', 'retouren'),
  columns: {
    number: 'Bestelnummer',
    customer: 'Klant',
    reason: 'Reden',
    date: 'Datum',
    refund: 'Terugbetaling',
    status: 'Status',
  },
  statusOf: (number: string) => `Status van retour ${number}`,
  nameOf: (number: string) => `Retour van ${number}`,
  empty: 'Geen retourverzoeken gevonden',
  loading: 'Retour laden…',
  none: '-',
  updated: 'Status bijgewerkt',
  updatedText: 'De retourstatus is succesvol bijgewerkt',
  updateFailed: 'Er ging iets mis bij het bijwerken',
  confirmApprove: (number: string): Question => ({
    title: `Retour van ${number} goedkeuren?`,
    text: 'De klant krijgt hierover een mail.',
    action: 'Goedkeuren',
    cancel: 'Niet wijzigen',
    tone: 'ink',
  }),
  complete: (number: string) => `Retour van ${number} voltooien`,
  completeText: 'We betalen dit bedrag één keer terug, via de betaalwijze van de bestelling.',
  unshipped: 'Deze producten zijn niet verstuurd. Ze gaan vanzelf terug naar de voorraad.',
  refundAmount: 'Terug te betalen (€)',
  refundHint: (proposed: string, left: string) => `Voorstel: ${proposed}. Er kan nog ${left} terug.`,
  refundReason: 'Waarom meer dan de producten kostten?',
  noReason: 'Kies alleen een reden als je meer terugbetaalt',
  doComplete: 'Voltooien',
  confirmNothing: (number: string): Question => ({
    title: `Retour van ${number} voltooien zonder terugbetaling?`,
    text: 'De klant krijgt niets terug, en een mail die dat zegt.',
    action: 'Voltooien zonder terugbetaling',
    cancel: 'Niet voltooien',
    tone: 'ink',
  }),
  reject: (number: string) => `Retour van ${number} afwijzen`,
  rejectText: 'De klant krijgt een mail. Wat je hier schrijft, staat erin.',
  message: 'Reden (voor de klant)',
  doReject: 'Afwijzen',
  money: {
    proposed: 'Voorgesteld',
    requested: 'Terugbetaling gestart',
    refunded: 'Terugbetaald',
    failed: 'Terugbetaling mislukt',
  },
  state: { proposed: 'voorgesteld', requested: 'gestart', refunded: 'terugbetaald', failed: 'mislukt' },
  shipment: 'Verzending',
  paid: 'Betaald voor de bestelling',
  due: 'Uiterlijk terugbetalen',
  note: 'De klant schrijft',
  noteByStaff: 'Onze toelichting',
  rejection: 'Ons antwoord',
  order: 'Bestelling',
  lines: 'Producten',
  product: 'Product',
  quantity: 'Aantal',
  subtotal: 'Subtotaal',
};
