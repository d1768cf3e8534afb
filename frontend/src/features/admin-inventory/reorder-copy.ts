import { formatCount, formatNumber } from '../../lib/format';

export const reorderCopy = {
  label: 'Wat er besteld moet worden',
  search: 'Zoek op product',
  explain:
    'Gerekend met de verkoop van de afgelopen vier weken. Wat opraakt voordat een bestelling van vandaag binnen is, staat bovenaan. Het advies is genoeg tot vier weken na de levering.',
  columns: {
    product: 'Product',
    available: 'Beschikbaar',
    sold: 'Verkocht in 4 weken',
    cover: 'Genoeg voor',
    runsOut: 'Op rond',
    lead: 'Levertijd in dagen',
    advice: 'Advies',
  },
  days: (days: number) => formatCount(days, 'dag', 'dagen'),
  gone: 'Op',
  order: (pieces: number) => `Bestel ${formatNumber(pieces)}`,
  enough: 'Genoeg',
  leadOf: (product: string) => `Levertijd in dagen van ${product}`,
  count: (short: number) =>
    short === 0 ? 'Niets te bestellen' : `${formatCount(short, 'product', 'producten')} te bestellen`,
  saved: 'Levertijd opgeslagen',
  saveFailed: 'De levertijd is niet opgeslagen',
  empty: 'Er is de afgelopen vier weken niets verkocht waarvan de voorraad geteld wordt.',
};
