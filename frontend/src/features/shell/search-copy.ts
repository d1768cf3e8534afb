import { formatCount } from '../../lib/format';

/** Texts of the search dialog, which are not in `shellCopy` because that is part of the first load. */
export const searchCopy = {
  nothing: (term: string) => `Geen producten gevonden voor “${term}”`,
  all: 'Alle resultaten',
  results: 'Gevonden',
  count: (count: number) => `${formatCount(count, 'product', 'producten')} gevonden`,
  carouselTitle: 'Het meest gegeten',
  carouselPrevious: 'Vorige producten',
  carouselNext: 'Volgende producten',
};
