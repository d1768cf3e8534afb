import type { AdminPromotion } from '../../../../contracts/admin/promotions.js';
import { formatCount, formatShown } from '../../lib/format';
import type { Tone } from '../../ui/admin/status/status';

type State = AdminPromotion['state'];
export const stateNames: Record<State, string> = {
  planned: 'Gepland',
  current: 'Loopt nu',
  'used-up': 'Budget op',
  over: 'Afgelopen',
};
export const stateTones: Record<State, Tone> = { planned: 'waiting', current: 'good', 'used-up': 'over', over: 'over' };

export const benefitNames: Record<AdminPromotion['benefit'], string> = {
  'buy-get': 'Gratis stuks',
  percentage: 'Percentage',
  amount: 'Bedrag',
};

export const scopeNames: Record<AdminPromotion['scope'], string> = {
  products: 'Producten',
  categories: 'Categorieën',
  all: 'Alle producten',
  basket: 'Het hele winkelmandje',
};

export const promotionsCopy = {
  title: 'Acties',
  search: 'Zoek op naam of code',
  filter: 'Status',
  everyStatus: 'Alle statussen',
  count: (shown: string, all: string) => formatShown(shown, all, 'actie', 'acties'),
  columns: {
    name: 'Naam',
    benefit: 'Voordeel',
    scope: 'Geldt voor',
    code: 'Code',
    period: 'Looptijd',
    usage: 'Gebruikt',
    status: 'Status',
  },
  period: (from: string, until: string | null) => (until === null ? `Vanaf ${from}` : `${from} t/m ${until}`),
  free: (buy: number, free: number) => `${buy}+${free} gratis`,
  perPiece: (amount: string) => `${amount} per stuk`,
  empty: 'Geen acties gevonden',
  add: 'Nieuwe actie',
  create: 'Aanmaken',
  end: (name: string) => `${name} beëindigen`,
  confirmEnd: (name: string) => `${name} nu beëindigen?`,
  confirmEndText: 'Klanten betalen dan meteen weer de gewone prijs. De actie blijft in de lijst staan.',
  change: (name: string) => `${name} bewerken`,
  changed: 'Actie bewerkt',
  changeFailed: 'Er ging iets mis bij het bewerken',
  changeHint: 'Voordeel en producten liggen vast. Beëindig de actie en maak een nieuwe om ze te veranderen.',
  doEnd: 'Actie beëindigen',
  keep: 'Laten lopen',
  created: 'Actie aangemaakt',
  ended: 'Actie beëindigd',
  createFailed: 'Er ging iets mis bij het aanmaken',
  endFailed: 'Er ging iets mis bij het beëindigen',
  fields: {
    name: 'Naam',
    benefit: 'Voordeel',
    buy: 'Aantal dat een klant betaalt',
    free: 'Aantal gratis',
    percentage: 'Percentage (%)',
    amount: 'Bedrag (€)',
    scope: 'Geldt voor',
    products: 'Producten',
    categories: 'Categorieën',
    priority: 'Volgorde',
    isExclusive: 'Niet samen met een andere actie',
    code: 'Kortingscode',
    minSubtotal: 'Vanaf een subtotaal van (€)',
    perCustomer: 'Keer per klant',
    maxUses: 'Budget in bestellingen',
    maxAmount: 'Budget in korting (€)',
    from: 'Geldig vanaf',
    until: 'Tot en met',
  },
  nameHint: 'Alleen voor jullie. De badge volgt uit het voordeel',
  codeHint: 'Leeg = de actie geldt voor iedereen',
  noMinimum: 'Leeg = geen minimum',
  noLimit: 'Leeg = geen grens',
  usage: (orders: number, pieces: number, given: string) =>
    `${formatCount(orders, 'bestelling', 'bestellingen')}, ${formatCount(pieces, 'stuk', 'stuks')}, ${given} korting`,
  of: (orders: string | null, amount: string | null) => `van ${[orders, amount].filter(Boolean).join(' en ')}`,
  orders: (count: number) => formatCount(count, 'bestelling', 'bestellingen'),
  priorityHint: '1 gaat voor 100',
  startsNow: 'Leeg = nu',
  noEnd: 'Leeg = tot je haar beëindigt',
};
