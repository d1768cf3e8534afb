import type { CountReason } from '../../../../contracts/stock/stock-takes.js';
import { formatCount, formatNumber } from '../../lib/format';

export const reasonNames: Record<CountReason, string> = {
  counted: 'Geteld',
  damaged: 'Beschadigd',
  expired: 'Verlopen',
  found: 'Gevonden',
};

const differences = (count: number) => formatCount(formatNumber(count), 'verschil', 'verschillen');

export const takeCopy = {
  title: 'Telling',
  search: 'Zoek op product',
  explain:
    'Tel wat er ligt, ook wat al verkocht is maar nog niet verzonden. Met Enter ga je naar het volgende product. Je boekt het verschil, dus een verkoop tijdens het tellen telt gewoon mee.',
  columns: { product: 'Product', lying: 'Ligt er', counted: 'Geteld', difference: 'Verschil' },
  empty: 'Geen producten gevonden',
  unlimited: 'onbeperkt',
  sold: (count: number) => `waarvan ${formatNumber(count)} verkocht`,
  now: (count: number) => `nu ${formatNumber(count)}`,
  countedOf: (product: string) => `Geteld aantal van ${product}`,
  reasonOf: (product: string) => `Reden van het verschil bij ${product}`,
  reason: 'Reden voor alle verschillen',
  same: 'Klopt',
  notANumber: 'Vul een heel getal in',
  progress: (counted: number, all: number, count: number) =>
    `${formatNumber(counted)} van ${formatNumber(all)} geteld, ${differences(count)}`,
  book: (count: number) => (count === 0 ? 'Verschillen boeken' : `${differences(count)} boeken`),
  again: 'Opnieuw proberen',
  tooMany: (most: number) => `Boek hoogstens ${formatNumber(most)} verschillen tegelijk.`,
  unknown: 'We weten niet of de telling geboekt is. Probeer het opnieuw: niets wordt dubbel geboekt.',
  clear: 'Telling wissen',
  confirmClear: 'Telling wissen?',
  confirmClearText: 'Alles wat je hebt ingevuld verdwijnt. Er wordt niets geboekt.',
  confirmSentText: 'Kijk daarna bij Wijzigingen of de telling geboekt is.',
  doClear: 'Wissen',
  keep: 'Bewaren',
  booked: 'Telling geboekt',
  bookedText: (count: number) => `${differences(count)} geboekt.`,
  partly: (count: number) => `${differences(count)} niet geboekt. De reden staat erbij.`,
  failed: 'Er ging iets mis bij het boeken',
};
