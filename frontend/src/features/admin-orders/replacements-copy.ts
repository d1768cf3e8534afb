import { formatCount } from '../../lib/format';

const jars = (pieces: number) => formatCount(String(pieces), 'stuk', 'stuks');

export const replacementCopy = {
  open: 'Gratis vervangen',
  title: (number: string) => `${number} gratis vervangen`,
  about:
    'We plaatsen een bestelling van € 0 op hetzelfde adres, die je verzendt als elke andere. De klant krijgt een mail.',
  line: (product: string) => `${product} (aantal)`,
  left: (pieces: number, replaced: number) =>
    replaced === 0 ? `Besteld: ${pieces}.` : `Besteld: ${pieces}, al vervangen: ${replaced}.`,
  most: (pieces: number) => `Kies een heel aantal van 0 tot en met ${pieces}`,
  reason: 'Reden',
  noReason: 'Kies een reden',
  again: 'Nog een keer vervangen wat al vervangen is',
  nothing: 'Kies minstens één product',
  action: 'Vervangen',
  done: (number: string) => `Bestelling ${number} geplaatst`,
  doneText: 'De klant krijgt een mail en hoeft niets te betalen',
  failed: 'Er ging iets mis bij het vervangen',
  linked: 'Gratis vervanging',
  replaces: (reason: string) => `Vervangt producten van (${reason.toLowerCase()}): `,
  replacedBy: (pieces: number, reason: string) => `${jars(pieces)} vervangen (${reason.toLowerCase()}) door `,
};
