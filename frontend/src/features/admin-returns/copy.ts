import type { ReturnReason, ReturnStatus } from '../../../../contracts/returns.js';
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
  refundAmount: 'Terug te betalen (€)',
  refundHint: (proposed: string) => `Voorstel: ${proposed}.`,
  doComplete: 'Voltooien',
  reject: (number: string) => `Retour van ${number} afwijzen`,
  rejectText: 'De klant krijgt een mail. Wat je hier schrijft, staat erin.',
  message: 'Reden (voor de klant)',
  doReject: 'Afwijzen',
  proposed: 'voorgesteld',
  refunding: 'onderweg',
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
