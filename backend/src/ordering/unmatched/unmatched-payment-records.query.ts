import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { UnmatchedPayment } from './unmatched-payment.entity.js';

/** The published query on payments without an order. */
@Injectable()
export class UnmatchedPaymentRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, at most 500. Includes decided payments. */
  list(): Promise<UnmatchedPayment[]> {
    const order = { createdAt: 'DESC', paymentIntentId: 'ASC' } as const;
    return this.payments().find({ order, take: 500 });
  }

  /** Staff refunded it, here or in the provider's dashboard. False for an unlisted payment. */
  isSentBack(paymentIntentId: string): Promise<boolean> {
    return this.payments().existsBy({ paymentIntentId, resolution: In(['refunded', 'refunded-outside']) });
  }

  /** Staff decided to make an order of it. */
  isOrdered(paymentIntentId: string): Promise<boolean> {
    return this.payments().existsBy({ paymentIntentId, resolution: 'ordered' });
  }

  private payments() {
    return this.dataSource.getRepository(UnmatchedPayment);
  }
}
