import type { LegalPage } from '../../../../contracts/law/legal-pages.js';

/** The head of a legal text. Search engines index its newest version only. */
export const legalPageFacts = ({ title, version, latest }: LegalPage, versie?: number) => ({
  title: (brand?: string) => (brand ? `${title} | ${brand}` : title),
  description: `${title}: de volledige tekst (versie ${version}), met de datum ervan en eerdere versies.`,
  search: { versie: versie === undefined ? undefined : String(versie) },
  noindex: version < latest,
});
