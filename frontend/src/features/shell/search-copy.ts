import { formatCount } from '../../lib/format';

/** Texts of the search dialog, which are not in `shellCopy` because that is part of the first load. */
export const searchCopy = {
  nothing: (term: string) => `Geen producten gevonden voor “${term}”`,
  all: 'Alle resultaten',
  results: 'Zoekresultaten',
  count: (count: number) => `${formatCount(count, 'product', 'producten')} gevonden`,
  carouselTitle: 'Meest gekozen',
  carouselPrevious: 'Vorige producten',
  carouselNext: 'Volgende producten',
};
