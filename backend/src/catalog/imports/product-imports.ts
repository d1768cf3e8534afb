import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, In, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { mostImportListed, type ProductImport } from '../../../../contracts/admin/product-imports.js';
import { Clock } from '../../platform/clock/clock.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { editWork } from '../edits/apply-product-edit.work.js';
import { currentProducts } from '../edits/current-values.js';
import { EditedProduct } from '../edits/edited-product.entity.js';
import { ProductEdit } from '../edits/product-edit.entity.js';
import type { NoteEdit } from '../edits/product-edits.js';
import { stockLevels } from '../stock-levels.view.js';
import { codeOwners } from './code-owners.js';
import { importLines, type ImportLine } from './import-lines.js';
import { importRows } from './import-rows.js';
import { readCsv } from './read-csv.js';

const StockRow = z.object({ product_id: z.int(), on_hand: z.int().nullable() });
const CategoryRow = z.object({ id: z.int(), name: z.string() });
const nothing = { id: null, rows: 0, created: 0, changed: 0, same: 0, errorCount: 0, errors: [], lines: [] };

/** Reads a file of products, and applies it as an edit. */
@Injectable()
export class ProductImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly work: DurableWork,
    private readonly clock: Clock,
  ) {}

  /** Says what a file would change. Stores that as a draft, in place of the former draft of this member of staff. */
  async read(bytes: Uint8Array, startedBy: number): Promise<ProductImport> {
    const csv = readCsv(bytes);
    if ('problem' in csv) {
      const errors = [{ row: csv.row, column: null, message: csv.problem }];
      return { ...nothing, errors, errorCount: 1 };
    }
    const read = importRows(csv.rows, await this.categories());
    const known = await this.known(read.rows.map(({ slug }) => slug));
    const owners = await codeOwners(
      this.dataSource,
      read.rows.map(({ values }) => values),
    );
    const found = importLines(read.rows, known, owners, this.clock.now().getTime());
    const errors = [...read.errors, ...found.errors].sort((one, other) => one.row - other.row);
    const changes = found.lines.filter(({ created, after }) => created || Object.keys(after).length > 0);
    const id = errors.length === 0 && changes.length > 0 ? await this.store(changes, startedBy) : null;
    const created = changes.filter((line) => line.created).length;
    const shown = found.lines.filter((line) => changes.includes(line) || line.warnings.length > 0);
    return {
      id,
      rows: Math.max(csv.rows.length - 1, 0),
      created,
      changed: changes.length - created,
      same: found.lines.length - changes.length,
      errorCount: errors.length,
      errors: errors.slice(0, mostImportListed),
      lines: shown.slice(0, mostImportListed).map(({ created: _, productId, before, after, ...line }) => ({
        ...line,
        productId: productId ?? 0,
        before,
        after,
      })),
    };
  }

  /** Starts a dry run, once. Throws `not-found`. */
  async start(id: string, note: NoteEdit): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const edit = await manager.findOne(ProductEdit, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (edit?.kind !== 'import') throw new DomainError('not-found');
      if (edit.status !== 'draft') return;
      await manager.update(ProductEdit, { id }, { status: 'queued' });
      await note(await manager.countBy(EditedProduct, { editId: id }), manager);
    });
    await this.work.enqueue(editWork, id);
  }

  private async store(changes: readonly ImportLine[], startedBy: number): Promise<string> {
    const id = randomUUID();
    const lines = changes.map(({ row: place, warnings: _, ...line }) => ({ ...line, place, editId: id }));
    await this.dataSource.transaction(async (manager) => {
      await deleteDrafts(manager, startedBy);
      await manager.insert(ProductEdit, { id, kind: 'import', startedBy, status: 'draft' });
      await manager.insert(EditedProduct, lines);
    });
    return id;
  }

  private async categories(): Promise<ReadonlyMap<string, number>> {
    const sql = 'select id, name from categories where hidden_at is null order by id desc';
    const rows = await rowsOf(this.dataSource, CategoryRow, sql);
    return new Map(rows.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  }

  private async known(slugs: readonly string[]) {
    const products = await currentProducts(this.dataSource, 'slug', slugs);
    const ids = products.map(({ productId }) => productId);
    const sql = `select product_id, on_hand from ${stockLevels} s where product_id = any($1)`;
    const levels = await rowsOf(this.dataSource, StockRow, sql, [ids]);
    const stockOf = new Map(levels.map(({ product_id: id, on_hand: onHand }) => [id, onHand]));
    return new Map(
      products.map((product) => {
        const stock = stockOf.get(product.productId);
        return [product.slug, { ...product, stock: stock === undefined ? 0 : stock }];
      }),
    );
  }
}

/** Locks the drafts first: one that starts meanwhile is a draft no longer, and keeps its lines. */
async function deleteDrafts(manager: EntityManager, startedBy: number): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const drafts = await manager.find(ProductEdit, { where: { startedBy, status: 'draft' }, lock });
  const ids = In(drafts.map(({ id }) => id));
  await manager.delete(EditedProduct, { editId: ids });
  await manager.delete(ProductEdit, { id: ids });
}
