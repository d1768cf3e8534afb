import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { z } from 'zod';
import { DiscountCode } from './discount-code.entity.js';
import { DiscountReservation } from './discount-reservation.entity.js';
import { PaidBefore } from './paid-before.port.js';
import { rowsOf } from '../platform/database/rows.js';

const remember = `
  insert into remembered_discounts (sid_hash, code_id, until) values ($1, $2, now() + interval '60 minutes')
  on conflict (sid_hash, code_id) do update set until = excluded.until`;
const remembered = `
  select code_id from remembered_discounts where sid_hash = $1 and until > now() order by until desc limit 20`;

@Injectable()
export class Discounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly paidBefore: PaidBefore,
  ) {}

  /** Includes inactive and expired codes. */
  find(code: string): Promise<DiscountCode | null> {
    return this.codes().findOneBy({ code, hiddenAt: IsNull() });
  }

  /** Finds a reserved code even after staff removed it. */
  async findReserved(checkoutId: string, code: string): Promise<DiscountCode | null> {
    const reservations = this.dataSource.getRepository(DiscountReservation);
    const reserved = await reservations.findOneBy({ checkoutId, code, state: 'reserved' });
    return reserved && this.codes().findOneBy({ id: reserved.codeId });
  }

  /** Finds every code that the checkout has reserved, whether or not its quote names it. */
  async reservedBy(checkoutId: string): Promise<DiscountCode[]> {
    const reserved = await this.dataSource.getRepository(DiscountReservation).findBy({ checkoutId, state: 'reserved' });
    return this.codes().findBy({ id: In(reserved.map(({ codeId }) => codeId)) });
  }

  /** Expires after an hour. */
  async remember(sidHash: string, { id }: DiscountCode): Promise<void> {
    await this.dataSource.query(remember, [sidHash, id]);
  }

  async rememberedBy(sidHash: string): Promise<DiscountCode[]> {
    const rows = await rowsOf(this.dataSource, z.object({ code_id: z.int() }), remembered, [sidHash]);
    const ids = rows.map(({ code_id }) => code_id);
    const codes = await this.codes().findBy({ id: In(ids), hiddenAt: IsNull() });
    return codes.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  async forgetOld(): Promise<void> {
    await this.dataSource.query('delete from remembered_discounts where until < now()');
  }

  /** False when this normalised address has paid for an order that the shop did not cancel; null without an address. */
  async isFirstOrder(email: string | undefined): Promise<boolean | null> {
    return email === undefined ? null : !(await this.paidBefore.hasPaid(email));
  }

  private codes() {
    return this.dataSource.getRepository(DiscountCode);
  }
}
