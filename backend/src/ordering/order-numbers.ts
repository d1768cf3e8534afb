import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { amsterdamYear } from '../../../contracts/values/calendar.js';
import { countOf, oneRowOf } from '../platform/database/rows.js';

const claim = `
  insert into drawn_order_numbers (order_id) values ($1) on conflict (order_id) do nothing returning order_id`;
const Drawn = z.object({ number: z.string() });
const draw = `
  update drawn_order_numbers set number = nextval('order_numbers') where order_id = $1 returning number::text`;
const drawnBefore = `select number::text from drawn_order_numbers where order_id = $1`;

/** Numbers of orders, from one sequence. */
@Injectable()
export class OrderNumbers {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the number of an order, like `2026-000123`: the year in Amsterdam, and the next number of the sequence. Draws
   * once for each order: the insert of a parallel call waits until the first one has committed.
   */
  async of(orderId: string, at: string): Promise<string> {
    const number = await this.dataSource.transaction(async (manager) => {
      const isFirst = (await countOf(manager, claim, [orderId])) > 0;
      return (await oneRowOf(manager, Drawn, isFirst ? draw : drawnBefore, [orderId])).number;
    });
    return `${amsterdamYear(at)}-${number.padStart(6, '0')}`;
  }
}
