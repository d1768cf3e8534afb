import { formatNumber } from '../../lib/format';

/** The change in whole percents; null without anything to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);

const tenths = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const inPercent = (percent: number) => `${tenths.format(percent).replace('-', '−')}%`;

export const marginCopy = {
  title: 'Marge op wat in de periode betaald is',
  netRevenue: 'Omzet van producten, zonder btw',
  knownRevenue: 'Waarvan met inkoopprijs',
  known: (euros: string, percent: number) => `${euros} (${inPercent(percent)})`,
  cost: 'Inkoop van die producten',
  margin: 'Marge',
  amount: (euros: string, percent: number | null) => (percent === null ? euros : `${euros} (${inPercent(percent)})`),
  explain:
    'Na kortingen en terugbetalingen, zonder verzendkosten. Elk stuk telt met de inkoopprijs van het moment waarop het betaald is.',
  unknown: 'Vul bij je producten een inkoopprijs in. Vanaf dat moment zie je hier de marge op wat je verkoopt.',
};

export const periodCopy = {
  title: 'Periode tegenover de vorige',
  against: (from: string, to: string) => `Vergeleken met ${from} tot en met ${to}.`,
  names: {
    revenue: 'Omzet in de periode',
    oneOff: 'Los ontvangen',
    subscription: 'Uit abonnementen ontvangen',
    orders: 'Betaalde bestellingen',
    newCustomers: 'Nieuwe klanten',
    startedSubscriptions: 'Nieuwe abonnementen',
  },
  change: (now: number, before: number, shown: string) => {
    const change = changeOf(now, before);
    if (change === null) return `Was ${shown}.`;
    if (change === 0) return `Gelijk: was ${shown}.`;
    return `${formatNumber(Math.abs(change))}% ${change > 0 ? 'meer' : 'minder'}: was ${shown}.`;
  },
  sum: (captured: string, refunded: string, revenue: string) =>
    `${captured} ontvangen min ${refunded} terugbetaald is ${revenue} omzet.`,
  cohorts: 'Wie blijft er abonnee?',
  cohortsText: 'Abonnementen per maand waarin ze begonnen: hoeveel zoveel leveringen kregen, van wie zover kon komen.',
  noCohorts: 'Er is het afgelopen jaar geen abonnement begonnen.',
  month: 'Begonnen in',
  started: 'Begonnen',
  active: 'Loopt nog',
  after: (deliveries: number) => `${deliveries} leveringen`,
  percent: (percent: string) => `${percent}%`,
  reached: (reached: string, could: string) => `${reached} van ${could}`,
  unknown: '–',
};
