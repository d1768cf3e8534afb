import type { ImportedValues } from '../../../../contracts/admin/product-imports.js';
import type { ProductEditProgress, priceEdits } from '../../../../contracts/admin/product-edits.js';
import { formatCents, formatCount, formatMoment, formatNumber } from '../../lib/format';
import { startOfPlanned } from '../../../../contracts/values/planned-moment.js';

const products = (count: number) => formatCount(formatNumber(count), 'product', 'producten');

export const priceEditNames: Record<(typeof priceEdits)[number], string> = {
  percentage: 'Procent erbij of eraf',
  amount: 'Euro erbij of eraf',
  set: 'Nieuwe prijs',
};

export const editCopy = {
  edit: 'Bewerken',
  archive: 'Archiveren',
  title: (count: number) => `${products(count)} bewerken`,
  fields: {
    by: 'Prijs',
    value: 'Bedrag of procent',
    isRounded: 'Afronden op 5 cent',
    categoryId: 'Categorie',
    status: 'Status',
    publishFrom: 'Live vanaf',
    purpose: 'Waarvoor',
    flavour: 'Smaak',
    clearsPurpose: 'Waarvoor leegmaken',
    clearsFlavour: 'Smaak leegmaken',
  },
  textHint: 'Laat leeg om niets te wijzigen.',
  valueHint: 'Met een min ervoor gaat het eraf.',
  publishHint: 'Laat leeg om meteen live te zetten.',
  unchanged: 'Niet wijzigen',
  statuses: { active: 'Actief', inactive: 'Inactief', archived: 'Gearchiveerd' },
  preview: 'Wat er verandert',
  previewEmpty: 'Vul in wat je wilt wijzigen.',
  previewNone: 'Deze producten zijn al zo.',
  previewFailed: 'We konden niet bekijken wat er verandert.',
  same: 'blijft zo',
  to: (before: string, after: string) => `${before} → ${after}`,
  apply: (count: number) => (count === 0 ? 'Toepassen' : `Toepassen op ${products(count)}`),
  startFailed: 'Het bewerken kon niet beginnen',
  tooMany: (most: number) => `Bewerk hoogstens ${formatNumber(most)} producten tegelijk.`,
  hidden: (count: string) => `${count} gekozen producten vallen buiten dit filter.`,
  progress: (done: number, all: number) => `${formatNumber(done)} van ${formatNumber(all)} klaar…`,
  done: ({ kind, done }: Pick<ProductEditProgress, 'kind' | 'done'>) =>
    kind === 'undo' ? `${products(done)} teruggezet` : `${products(done)} bijgewerkt`,
  refused: (count: number) => `${products(count)} niet gewijzigd`,
  refusal: (name: string, reason: string) => `${name}: ${reason}`,
  undo: 'Ongedaan maken',
  undoHint: 'Wat iemand anders daarna wijzigde, blijft zoals het nu is.',
  undoFailed: 'Ongedaan maken is niet gelukt',
  close: 'Klaar',
};

/** A changed value in words. `categories`: the names by id. */
export function valueNames(
  { name, badge, purpose, flavour, sku, ean, costCents, priceCents, categoryId, ...status }: ImportedValues,
  categories: ReadonlyMap<number, string>,
): string[] {
  const { isActive, isArchived, publishFrom } = status;
  const statusName = isArchived
    ? 'gearchiveerd'
    : isActive === undefined
      ? undefined
      : isActive
        ? 'actief'
        : 'inactief';
  return [
    name,
    sku === undefined ? undefined : sku === null ? 'zonder artikelnummer' : `nummer ${sku}`,
    ean === undefined ? undefined : ean === null ? 'zonder EAN' : `EAN ${ean}`,
    badge === undefined ? undefined : (badge ?? 'zonder badge'),
    purpose === undefined ? undefined : (purpose ?? 'zonder waarvoor'),
    flavour === undefined ? undefined : flavour === null ? 'zonder smaak' : `smaak ${flavour}`,
    priceCents === undefined ? undefined : formatCents(priceCents),
    costCents === undefined
      ? undefined
      : costCents === null
        ? 'zonder inkoopprijs'
        : `inkoop ${formatCents(costCents)}`,
    categoryId === undefined ? undefined : (categories.get(categoryId) ?? String(categoryId)),
    isArchived === false && isActive === undefined ? 'niet gearchiveerd' : statusName,
    publishFrom === undefined
      ? undefined
      : publishFrom === null
        ? 'meteen live'
        : `live vanaf ${formatMoment(startOfPlanned(publishFrom))}`,
  ].filter((name) => name !== undefined);
}
