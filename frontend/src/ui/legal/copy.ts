import type { StoragePlace } from '../../../../contracts/browser-storage.js';
import type { LegalPageName } from '../../../../contracts/law/legal-page-names.js';

export const legalNames = {
  'algemene-voorwaarden': 'Algemene voorwaarden',
  privacy: 'Privacy',
  cookies: 'Cookies',
  toegankelijkheid: 'Toegankelijkheid',
  'bezorgen-en-retourneren': 'Bezorgen & retourneren',
  'modelformulier-herroeping': 'Modelformulier voor herroeping',
  klachten: 'Klachten',
  contact: 'Contact & bedrijfsgegevens',
} satisfies Record<LegalPageName, string>;

/** Words of the table of what a browser stores. */
export const storageCopy = {
  places: {
    cookie: 'Cookies',
    device: 'Opslag op je apparaat',
    tab: 'Opslag van het tabblad',
  } satisfies Record<StoragePlace, string>,
  staff: 'Alleen voor medewerkers',
};
