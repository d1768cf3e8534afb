import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type {
  PreviewedProduct,
  PreviewProductEditSchema,
  ProductEditProgress,
  StartProductEditSchema,
} from '../../../../contracts/admin/product-edits.js';
import { Clock } from '../../platform/clock/clock.js';
import { oneRowOf, rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { editWork } from './apply-product-edit.work.js';
import { currentProducts, pricedProducts } from './current-values.js';
import { EditedProduct } from './edited-product.entity.js';
import { previewOf } from './preview-edit.js';
import { ProductEdit } from './product-edit.entity.js';

const CountsRow = z.object({ total: z.int(), done: z.int() });
const countsSql = `select count(*)::int as total, count(*) filter (where is_done)::int as done
  from product_edit_lines where edit_id = $1`;
const RefusedRow = z.object({ name: z.string(), refusal: z.string() });
const refusedSql = `select name, refusal from product_edit_lines
  where edit_id = $1 and refusal is not null order by place limit 500`;

/** Records an edit in its transaction. `count`: of products. */
export type NoteEdit = (count: number, manager: EntityManager) => Promise<unknown>;

/** Changes several products together, and takes such changes back. */
@Injectable()
export class ProductEdits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly work: DurableWork,
    private readonly clock: Clock,
  ) {}

  async preview({ productIds, edit }: z.output<typeof PreviewProductEditSchema>): Promise<PreviewedProduct[]> {
    const now = this.clock.now().getTime();
    return (await pricedProducts(this.dataSource, productIds)).map((product) => previewOf(product, edit, now));
  }

  /** Stores the edit with its products in one transaction, once per id, and has it applied. */
  async start(
    { id, lines }: z.output<typeof StartProductEditSchema>,
    startedBy: number,
    note: NoteEdit,
  ): Promise<void> {
    const found = await currentProducts(
      this.dataSource,
      'id',
      lines.map(({ productId }) => productId),
    );
    const names = new Map(found.map(({ productId, name }) => [productId, name]));
    const rows = lines.map((line, place) => ({
      ...line,
      place,
      name: names.get(line.productId) ?? String(line.productId),
    }));
    await this.dataSource.transaction((manager) => store(manager, { id, kind: 'edit', startedBy }, rows, note));
    await this.work.enqueue(editWork, id);
  }

  /** Throws `not-found`. */
  async find(id: string): Promise<ProductEditProgress> {
    const edit = await this.dataSource.getRepository(ProductEdit).findOneBy({ id });
    if (!edit) throw new DomainError('not-found');
    const counts = await oneRowOf(this.dataSource, CountsRow, countsSql, [id]);
    const refused = await rowsOf(this.dataSource, RefusedRow, refusedSql, [id]);
    return { id, kind: edit.kind, isRunning: edit.status === 'queued', ...counts, undoneBy: edit.undoneBy, refused };
  }

  /** Starts the edit `undoId` with the values the other way round. Throws `not-found`, `edit-running` and `edit-undone`. */
  async undo(id: string, undoId: string, startedBy: number, note: NoteEdit): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const edit = await manager.findOne(ProductEdit, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!edit || edit.status === 'draft') throw new DomainError('not-found');
      if (edit.undoneBy === undoId) return;
      if (edit.undoneBy !== null) throw new DomainError('edit-undone');
      if (edit.status === 'queued') throw new DomainError('edit-running');
      const done = (await linesOf(manager, id)).filter(({ isDone }) => isDone).map(reversed);
      await manager.update(ProductEdit, { id }, { undoneBy: undoId });
      await store(manager, { id: undoId, kind: 'undo', startedBy }, done, note);
    });
    await this.work.enqueue(editWork, undoId);
  }
}

type Line = Pick<EditedProduct, 'place' | 'productId' | 'name' | 'before' | 'after'>;

const linesOf = (manager: EntityManager, editId: string) =>
  manager.find(EditedProduct, { where: { editId }, order: { place: 'ASC' } });

/** A product that the edit created is archived. */
function reversed({ place, productId, name, created, before, after }: EditedProduct): Line {
  if (created) return { place, productId, name, before: { isArchived: false }, after: { isArchived: true } };
  return { place, productId, name, before: after, after: before };
}

async function store(
  manager: EntityManager,
  edit: Pick<ProductEdit, 'id' | 'kind' | 'startedBy'>,
  lines: readonly Line[],
  note: NoteEdit,
): Promise<void> {
  const insert = (entity: typeof ProductEdit | typeof EditedProduct, values: object) =>
    manager.createQueryBuilder().insert().into(entity).values(values).orIgnore().execute();
  const { raw } = await insert(ProductEdit, edit);
  if ((raw as unknown[]).length === 0) return;
  await insert(
    EditedProduct,
    lines.map((line) => ({ ...line, editId: edit.id })),
  );
  await note(lines.length, manager);
}
