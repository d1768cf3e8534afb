import { formatCount, formatNumber } from '../../lib/format';

export const recallCopy = {
  title: (lot: string, product: string) => `Partij ${lot} van ${product}`,
  facts: (bestBefore: string, quantity: string) => `Houdbaar tot ${bestBefore}. Er liggen er nog ${quantity}.`,
  recipients: 'Wie ontving deze partij?',
  explain:
    'Zeker: bij het verzenden staat deze partij genoteerd. Mogelijk: stuks zonder partij, verzonden toen deze partij er lag.',
  columns: { order: 'Bestelling', customer: 'Klant', shippedAt: 'Verzonden', pieces: 'Stuks' },
  certain: (pieces: number) => `${formatNumber(pieces)} zeker`,
  possible: (pieces: number) => `${formatNumber(pieces)} mogelijk`,
  empty: 'Nog niemand ontving deze partij.',
  recall: 'Terugroepen',
  recallTitle: (lot: string) => `Partij ${lot} terugroepen`,
  blocks:
    'De partij gaat meteen uit de voorraad en niet meer mee in pakketten. Elke klant krijgt één mail, ook als je nog eens klikt.',
  reason: 'Wat is er aan de hand?',
  instruction: 'Wat moet de klant doen?',
  withPossible: 'Mail ook wie deze partij mogelijk ontving',
  preview: 'Bekijk de mail',
  previewTitle: 'Zo ziet de mail eruit',
  to: (count: number) =>
    count === 0 ? 'Er is niemand om te mailen.' : `Gaat naar ${formatCount(formatNumber(count), 'klant', 'klanten')}.`,
  start: (count: number) =>
    count === 0
      ? 'Roep terug zonder mail'
      : `Roep terug en mail ${formatCount(formatNumber(count), 'klant', 'klanten')}`,
  started: 'Partij teruggeroepen',
  startedText: 'De mails gaan nu de deur uit.',
  failed: 'Er ging iets mis bij het terugroepen',
  recalledOn: (moment: string) => `Teruggeroepen op ${moment}`,
  progress: ({ queued, sent, failed }: { queued: number; sent: number; failed: number }) =>
    `${formatNumber(sent)} van ${formatNumber(queued + sent + failed)} mails verstuurd${failed > 0 ? `, ${formatNumber(failed)} niet gelukt` : ''}.`,
  busy: 'De mails worden klaargezet.',
  again: 'Mail nieuwe ontvangers',
  againHint: 'Wie al een mail kreeg, krijgt geen tweede.',
  againStarted: 'We kijken of er ontvangers bij zijn gekomen.',
};
