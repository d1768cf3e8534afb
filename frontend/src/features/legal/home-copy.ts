import type { LegalPageName } from '../../../../contracts/legal-page-names.js';

/** The texts that the footer links to on home, by anchor. */
export const legalIntros = [
  {
    id: 'privacy',
    page: 'privacy',
    title: 'Privacy',
    summary: 'Wat we van je bewaren, waarom, en hoe je het laat verwijderen.',
    link: 'Lees over je privacy',
  },
  {
    id: 'terms',
    page: 'algemene-voorwaarden',
    title: 'Algemene voorwaarden',
    summary: 'De afspraken als je bij ons koopt.',
    link: 'Lees de voorwaarden',
  },
] satisfies { id: string; page: LegalPageName; title: string; summary: string; link: string }[];

export const legalTitle = 'De kleine lettertjes, leesbaar';
