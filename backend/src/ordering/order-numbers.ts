import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { amsterdamYear } from '../../../contracts/calendar.js';

const claim = `
  insert into drawn_order_numbers (order_id) values ($1) on conflict (order_id) do nothing returning order_id`;
const draw = `
  with drawn as (update drawn_order_numbers set number = nextval('order_numbers') where order_id = $1 returning number)
  select number::text from drawn`;
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
      const isFirst = (await manager.query<object[]>(claim, [orderId])).length > 0;
      const [row] = await manager.query<{ number: string }[]>(isFirst ? draw : drawnBefore, [orderId]);
      return row!.number;
    });
    return `${amsterdamYear(at)}-${number.padStart(6, '0')}`;
  }
}
