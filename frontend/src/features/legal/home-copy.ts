import type { LegalPageName } from '../../../../contracts/law/legal-page-names.js';
import type { HomeMoreText } from '../../../../contracts/shop-texts/first-home-more.js';

/** The texts that the footer links to on home, by anchor. `summary`: the name of its text. */
export const legalIntros = [
  {
    id: 'privacy',
    page: 'privacy',
    title: 'Privacy',
    summary: 'home-legal-privacy',
    link: 'Lees over je privacy',
  },
  {
    id: 'terms',
    page: 'algemene-voorwaarden',
    title: 'Algemene voorwaarden',
    summary: 'home-legal-terms',
    link: 'Lees de voorwaarden',
  },
] satisfies {
  id: string;
  page: LegalPageName;
  title: string;
  summary: HomeMoreText;
  link: string;
}[];
