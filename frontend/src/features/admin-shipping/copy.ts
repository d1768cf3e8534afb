import type { DueGroup, WaitingOrder } from '../../../../contracts/shipping/queue.js';
import { formatNumber } from '../../lib/format';

export const dueNames: Record<DueGroup, string> = {
  late: 'Te laat',
  today: 'Vandaag de deur uit',
  later: 'Morgen of later',
};

const parcels = (count: number) => (count === 1 ? '1 bestelling' : `${formatNumber(count)} bestellingen`);

export const shippingCopy = {
  title: 'Te verzenden',
  count: (shown: string, all: string) => (shown === all ? `${all} te verzenden` : `${shown} van ${all}`),
  empty: 'Alles is de deur uit',
  search: 'Zoek op bestelnummer, klant of plaats',
  filter: 'Wanneer',
  everyStatus: 'Alles',
  columns: { number: 'Bestelling', customer: 'Klant', pieces: 'Producten', due: 'Uiterlijk' },
  order: (number: string) => `Bestelling ${number}`,
  piece: ({ quantity, productName }: WaitingOrder['pieces'][number]) => `${formatNumber(quantity)} × ${productName}`,
  /** Short enough for a phone. */
  due: (due: DueGroup, day: string) => ({ late: 'Te laat', today: 'Vandaag', later: day })[due],
  packedWith: (numbers: readonly string[]) => `Samen inpakken met ${numbers.join(' en ')}`,
  partial: 'rest van de bestelling',
  pickList: 'Picklijst',
  slips: 'Pakbonnen',
  ship: 'Verzenden',
  shipTitle: (count: number) => `${parcels(count)} verzenden`,
  shipText: 'Elke klant krijgt een mail, met de trackingcode als die er is.',
  carrier: 'Vervoerder',
  noCarrier: 'Geen',
  labelsHint: 'We maken voor elke bestelling een label en vullen de trackingcode in.',
  codes: 'Trackingcodes',
  codesHint: 'Typ of scan de code achter het bestelnummer, of plak een kolom: bestelnummer;code, één per regel.',
  unknownCodes: (lines: string) => `Dit hoort bij geen gekozen bestelling of is geen geldige code: ${lines}`,
  startFailed: 'Het verzenden kon niet beginnen',
  progress: (done: number, all: number) => `${formatNumber(done)} van ${formatNumber(all)} klaar…`,
  heldUp: 'De vervoerder reageert niet. We proberen het vanzelf opnieuw; je kunt dit venster sluiten.',
  printLabels: 'Labels (pdf)',
  done: (count: number) => `${parcels(count)} verzonden`,
  refused: (count: number) => (count === 1 ? '1 niet verzonden' : `${formatNumber(count)} niet verzonden`),
  refusal: (number: string, reason: string) => `${number}: ${reason}`,
  close: 'Klaar',
  tooMany: 'Kies hoogstens 500 bestellingen.',
  labels: {
    title: 'Verzonden met label',
    about: 'De labels van de laatste 500 pakketten. Opnieuw printen maakt geen nieuw label en kost niets.',
    back: 'Naar te verzenden',
    count: (shown: string, all: string) =>
      shown !== all ? `${shown} van ${all}` : all === '1' ? '1 label' : `${all} labels`,
    empty: 'Nog geen labels gemaakt',
    search: 'Zoek op bestelnummer of trackingcode',
    columns: { number: 'Bestelling', tracking: 'Trackingcode', made: 'Gemaakt' },
    of: (number: string, code: string) => `Label ${code} van bestelling ${number}`,
  },
  hidden: (count: string) => `${count} gekozen maar niet in beeld`,
};
