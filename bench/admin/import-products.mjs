import { api, urlOf } from '../../scripts/lib/api.mjs';
import { ask, read } from './measure.mjs';

const rows = 2000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The dry run of a file of new products, and its import. */
export async function importProducts(shop) {
  const [{ name: category }] = await read(shop, api.adminCategories.listCategories.path);
  const began = performance.now();
  const body = new FormData();
  body.append('file', new File([fileOf(category)], 'producten.csv'));
  const { id, created } = await read(shop, api.adminProductImports.readImport.path, { method: 'POST', body });
  const dryRunMs = Math.round(performance.now() - began);
  await ask(shop, urlOf(api.adminProductImports.startImport, { id }), { method: 'POST', body: {} });
  let edit;
  do await pause(200);
  while ((edit = await read(shop, urlOf(api.adminProductEdits.findEdit, { id }))).isRunning);
  if (edit.done !== rows || created !== rows) throw new Error(`${edit.done} of ${rows} products were imported`);
  return { products: rows, dryRunMs, seconds: Math.round((performance.now() - began) / 100) / 10 };
}

function fileOf(category) {
  const run = Date.now().toString(36); // new products in each run
  const lines = Array.from(
    { length: rows },
    (_, index) => `bench-${run}-${index};Bench ${run} ${index};${category};12,50;${index % 90}`,
  );
  return ['Slug;Naam;Categorie;Prijs;Voorraad', ...lines].join('\n');
}
