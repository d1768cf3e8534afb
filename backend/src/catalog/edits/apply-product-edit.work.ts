import { DataSource, type EntityManager } from 'typeorm';
import { countOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';
import { refusalOf } from '../../platform/http/error-responses.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { contextOfBatch, defineBatch, settledAll } from '../../platform/work/batch.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import type { Outcome } from '../../platform/work/work-kind.js';
import { defineWorkJob } from '../../platform/work/work-job.js';
import { Products } from '../products.js';
import { currentProducts, hasStill } from './current-values.js';
import { EditedProduct, type NewProduct } from './edited-product.entity.js';
import { ProductEdit } from './product-edit.entity.js';

export const applyProductEdit = defineWorkJob('apply-product-edit');

export const editWork = defineBatch<ProductEdit>({
  name: 'product_edits',
  entity: ProductEdit,
  leaseSeconds: 60,
  done: { status: 'applied', at: 'appliedAt' },
  job: applyProductEdit,
});

/** So many products change at a time. Each locks its own row only, so none waits for another. */
const lanes = 4;

/** Marks a line as done in the transaction that changes its product; none when another worker was first. */
const takeSql = `update product_edit_lines set is_done = true
  where edit_id = $1 and place = $2 and not is_done and refusal is null`;

/** An edit decides on no claims, so there is nothing to record. */
const noDecisions = () => Promise.resolve();

/**
 * Changes the products of an edit. The change and its outcome commit together, so a resumed edit, and a second
 * worker whose lease ended, repeat none.
 */
@JobHandler(applyProductEdit)
export class ApplyProductEditHandler implements Handles<typeof applyProductEdit> {
  constructor(
    private readonly work: DurableWork,
    private readonly dataSource: DataSource,
    private readonly products: Products,
  ) {}

  async handle({ id }: { id: string }): Promise<void> {
    await this.work.attempt(editWork, id, (edit) => this.apply(edit));
  }

  private async apply(edit: ProductEdit): Promise<Outcome> {
    const lines = this.dataSource.getRepository(EditedProduct);
    const waiting = await lines.find({ where: { editId: edit.id, isDone: false }, order: { place: 'ASC' } });
    const open = waiting.filter(({ refusal }) => refusal === null).values();
    const lane = async () => {
      for (const line of open) {
        const refusal = await this.refusalOf(() => this.applyLine(edit, line));
        const { editId, place } = line;
        if (refusal !== null) await lines.update({ editId, place, isDone: false }, { refusal });
      }
    };
    await settledAll(Array.from({ length: lanes }, lane));
    return { is: 'done' };
  }

  private async refusalOf(change: () => Promise<void>): Promise<string | null> {
    try {
      await change();
      return null;
    } catch (error) {
      if (error instanceof InvalidInputError) return [...new Set(Object.values(error.fields))].join('. ');
      return refusalOf(error);
    }
  }

  private async applyLine(edit: ProductEdit, line: EditedProduct): Promise<void> {
    const { id, startedBy } = edit;
    const context = contextOfBatch(edit);
    await this.products.change({ id: startedBy }, async (manager) => {
      if ((await countOf(manager, takeSql, [id, line.place])) === 0) return;
      if (!line.created) return this.change(manager, line, context);
      const productId = await this.create(manager, line, line.created, context);
      await manager.update(EditedProduct, { editId: id, place: line.place }, { productId });
    });
  }

  private async create(
    manager: EntityManager,
    { after }: EditedProduct,
    { slug, stock }: NewProduct,
    context: CommandContext,
  ): Promise<number> {
    const {
      name = slug,
      priceCents: price,
      costCents: costPrice,
      categoryId,
      badge = null,
      sku,
      ean,
      purpose,
      flavour,
    } = after;
    if (price === undefined || categoryId === undefined) throw new DomainError('not-found');
    const texts = { sku, ean, costPrice, purpose, flavour };
    const form = { name, slug, description: name, categoryId, price, stock, badge, isActive: false, ...texts };
    return (await this.products.createIn(manager, form, context, noDecisions)).id;
  }

  private async change(manager: EntityManager, line: EditedProduct, context: CommandContext): Promise<void> {
    const { productId, before, after } = line;
    if (productId === null) throw new DomainError('not-found');
    const { priceCents: price, costCents: costPrice, ...values } = after;
    await manager.query('select 1 from products where id = $1 for update', [productId]);
    const [product] = await currentProducts(manager, 'id', [productId]);
    if (!product) throw new DomainError('not-found');
    if (!hasStill(product, before)) throw new DomainError('conflict');
    const patch = { ...values, costPrice, ...(price && { price }) };
    await this.products.updateIn(manager, productId, patch, context, noDecisions);
  }
}
