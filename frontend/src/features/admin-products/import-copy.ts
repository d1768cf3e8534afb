import type { ImportError, ProductImport } from '../../../../contracts/admin/product-imports.js';
import { formatCount, formatNumber } from '../../lib/format';

const products = (count: number) => formatCount(formatNumber(count), 'product', 'producten');

export const importCopy = {
  open: 'Importeren',
  title: 'Producten importeren',
  explain:
    'Gebruik de kolommen van de export: Naam, Slug, Artikelnummer, EAN, Categorie, Prijs, Inkoopprijs, Voorraad, Status, Badge, Waarvoor en Smaak. Slug is verplicht, de andere mag je weglaten. Een lege cel verandert niets, behalve bij Badge, Waarvoor en Smaak. De voorraad van een bestaand product verander je met een telling.',
  file: 'Csv-bestand',
  fileHint: 'Met puntkomma’s of komma’s, hoogstens 2 MB en 5.000 regels.',
  reading: 'Bestand bekijken…',
  readFailed: 'We konden het bestand niet lezen',
  startFailed: 'Het importeren kon niet beginnen',
  summary: ({ created, changed, same }: Pick<ProductImport, 'created' | 'changed' | 'same'>) =>
    `${products(created)} nieuw, ${products(changed)} gewijzigd, ${products(same)} gelijk.`,
  nothing: 'Alles staat al zo in de winkel. Er is niets te importeren.',
  errors: (count: number) => `${formatCount(formatNumber(count), 'fout', 'fouten')} in het bestand`,
  errorsHint: 'Verbeter het bestand en kies het opnieuw. Er is nog niets gewijzigd.',
  error: ({ row, column, message }: ImportError) =>
    `Regel ${formatNumber(row)}${column ? `, kolom ${column}` : ''}: ${message}`,
  more: (count: number) => `En nog ${formatNumber(count)}.`,
  isNew: 'nieuw',
  line: (row: number) => `Regel ${formatNumber(row)}`,
  apply: (count: number) => (count === 0 ? 'Importeren' : `${products(count)} importeren`),
};
