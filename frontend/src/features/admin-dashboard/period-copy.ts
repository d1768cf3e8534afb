import { formatNumber } from '../../lib/format';

/** The change in whole percents; null without anything to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);

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
