import type { RecordKind } from '../../../../../contracts/admin/record-search.js';

export const recordSearchCopy = {
  title: 'Zoeken',
  open: 'Overal zoeken (Ctrl + K)',
  hint: 'Naam, e-mail, telefoon, postcode, bestelnummer of product',
  screens: 'Schermen',
  kinds: {
    order: 'Bestellingen',
    customer: 'Klanten',
    subscription: 'Abonnementen',
    product: 'Producten',
  } satisfies Record<RecordKind, string>,
  none: (q: string) => `Niets gevonden voor “${q}”`,
  failed: 'Zoeken is niet gelukt. Probeer het opnieuw.',
  keys: '↑ ↓ om te kiezen, Enter om te openen',
};
