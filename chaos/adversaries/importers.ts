import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { stockDecider } from '../../backend/src/inventory/stock.decider.js';
import { readState } from '../../backend/src/platform/event-sourcing/deciding/read-state.js';
import * as api from '../../contracts/api.js';
import { editLinesOf, valuesOf } from '../invariants/edit-facts.js';
import { violationsOfEdits } from '../invariants/edits.js';
import type { Assortment } from '../support/assortment.js';
import type { World } from '../support/world.js';
import type { Story } from './adversary.js';
import { buyOnce, keepFormerPrices } from './buyer.js';
import { Colleague, isAccepted, unexpected } from './colleague.js';
import { editable } from './editors.js';
import { finish, takeBack, type Undo } from './product-edits.js';

export interface FilePlan {
  /** The price of each product in the file, in cents. */
  pricesCents: number[];
  /** New products in the file. */
  creates: number;
  /** How long its reader looks at the dry run, in milliseconds. */
  readsForMs: number;
  undo: Undo;
}

export interface ImportersPlan {
  /** For each window of a colleague, the files that it imports, one after the other. */
  windows: FilePlan[][];
  buyers: number;
  clicks: number;
}

const stockOfNew = 4;

/** A dry run of another window replaces a dry run that was not started. Its reader then reads the file again. */
const mostReadings = 10;

/** Colleagues import files with the same products at once, while people buy those. */
export async function importFiles(
  world: World,
  seed: number,
  { windows, buyers, clicks }: ImportersPlan,
): Promise<Story> {
  const assortment = await editable(world, 60);
  const ids = assortment.products.map(({ id }) => id);
  const first = await valuesOf(world, ids);
  const colleague = new Colleague(world);
  const created: string[] = [];
  const importAll = async (files: readonly FilePlan[], window: number) => {
    const problems: string[] = [];
    for (const [index, file] of files.entries()) {
      const slugs = Array.from(
        { length: file.creates },
        (_, n) => `nieuw-${seed}-${randomUUID().slice(0, 8)}-${window}x${index}x${n}x`,
      );
      created.push(...slugs);
      problems.push(...(await importFile(world, colleague, { file, text: textOf(assortment, file, slugs), clicks })));
    }
    return problems;
  };
  const basket = [{ id: assortment.products[0]!.slug, quantity: 2 }];
  const buy = (_: unknown, index: number) => buyOnce(world, `ingelezen-${seed}-${index}@example.com`, basket);
  const [bought, ...problems] = await Promise.all([
    Promise.all(Array.from({ length: buyers }, buy)),
    ...windows.map(importAll),
  ]);
  await keepFormerPrices(world, assortment);
  const facts = { first, last: await valuesOf(world, ids), lines: await editLinesOf(world, ids) };
  return {
    assortment,
    payments: bought.flatMap(({ shopper }) => [...shopper.payments]),
    paidOrders: bought.filter(({ orderId }) => orderId !== null).length,
    violations: [
      ...bought.flatMap((one) => one.problems),
      ...problems.flat(),
      ...colleague.problems,
      ...violationsOfEdits(facts),
      ...(await violationsOfCreated(world, created)),
    ],
  };
}

async function importFile(
  world: World,
  colleague: Colleague,
  { file, text, clicks }: { file: FilePlan; text: string; clicks: number },
): Promise<string[]> {
  for (let reading = 0; reading < mostReadings; reading++) {
    const form = new FormData();
    form.append('file', new File([text], 'producten.csv'));
    const read = await colleague.ask(api.adminProductImports.readImport, { body: form });
    const wrong = read.body?.errors.map(({ message }) => `a file was refused: ${message}`) ?? [];
    const problems = [...unexpected('a dry run', [read], []), ...wrong];
    const id = read.body?.id;
    if (!id) return problems;
    await sleep(file.readsForMs);
    const started = await colleague.click(clicks, api.adminProductImports.startImport, { params: { id } });
    problems.push(...unexpected('an import', started, [404]));
    if (isAccepted(started)) {
      const { created, changed } = read.body!;
      const taken = await takeBack(world, colleague, { id, clicks, undo: file.undo });
      return [...problems, ...taken, ...(await finish(world, colleague, id, created + changed))];
    }
    if (problems.length > 0) return problems;
  }
  return [];
}

function textOf({ products }: Assortment, { pricesCents }: FilePlan, slugs: readonly string[]): string {
  const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  const rows = [
    ...products
      .slice(0, pricesCents.length)
      .map(({ slug }, index) => [slug, slug, 'Chaos', euros(pricesCents[index]!), '']),
    ...slugs.map((slug) => [slug, slug, 'Chaos', '9,95', String(stockOfNew)]),
  ];
  return [['Slug', 'Naam', 'Categorie', 'Prijs', 'Voorraad'], ...rows].map((cells) => cells.join(';')).join('\n');
}

interface CreatedRow {
  slug: string;
  id: number | null;
  done: number;
  undone: number;
  archived: boolean;
}

/** A new product exists at most once, with the stock of its row, and is archived once its import is taken back. */
async function violationsOfCreated({ database, store }: World, slugs: readonly string[]): Promise<string[]> {
  const rows = await database.query<CreatedRow[]>(
    `select l.created ->> 'slug' as slug, p.id, count(*) filter (where l.is_done)::int as done,
       count(*) filter (where u.is_done)::int as undone, p.archived_at is not null as archived
     from product_edit_lines l
     join product_edits e on e.id = l.edit_id and e.status <> 'draft'
     left join products p on p.slug = l.created ->> 'slug'
     left join product_edit_lines u on u.edit_id = e.undone_by and u.place = l.place
     where l.created ->> 'slug' = any($1) group by l.created ->> 'slug', p.id`,
    [slugs],
  );
  const wrong = await Promise.all(
    rows.map(async (row) => {
      const stock = row.id === null ? null : (await readState(store, stockDecider, row.id)).state.onHand;
      const isRight =
        row.done === (row.id === null ? 0 : 1) &&
        row.undone === (row.archived ? 1 : 0) &&
        stock === (row.id === null ? null : stockOfNew);
      return isRight ? [] : [`a new product came out wrong: ${JSON.stringify({ ...row, stock })}`];
    }),
  );
  return wrong.flat();
}
