import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class RefundRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when no refund has this id. `byHand`: staff settled it outside the shop. */
  async find(refundId: string): Promise<{ amountCents: number; byHand: boolean } | null> {
    const [row] = await this.dataSource.query<{ amountCents: number; byHand: boolean }[]>(
      `select amount_cents as "amountCents", settled_by is not null as "byHand" from refunds where refund_id = $1`,
      [refundId],
    );
    return row ?? null;
  }
}
