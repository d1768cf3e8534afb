import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ProductLabelSchema, type ProductLabel } from '../../../../contracts/food/food-facts.js';
import { rowsOf } from '../../platform/database/rows.js';
import { labels } from './labels.sql.js';

const labelsSql = `
  select ${labels} as labels from unnest($1::int[]) with ordinality wanted (id, place)
  join products p on p.id = wanted.id order by wanted.place`;

const Labelled = z.object({ labels: z.array(ProductLabelSchema) });

/** The published query on labels, also of products that are no longer on sale. */
@Injectable()
export class ProductLabels {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the labels of these products in their order, each label once. A bundle has those of its products. */
  async of(productIds: readonly number[]): Promise<ProductLabel[]> {
    const rows = await rowsOf(this.dataSource, Labelled, labelsSql, [productIds]);
    const byName = new Map(rows.flatMap((row) => row.labels).map((label) => [label.name, label]));
    return [...byName.values()];
  }
}
