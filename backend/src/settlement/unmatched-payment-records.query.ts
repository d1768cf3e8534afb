import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnmatchedPayment } from './unmatched-payment.entity.js';

/** The published query on payments without an order. */
@Injectable()
export class UnmatchedPaymentRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, at most 500. Includes decided payments. */
  list(): Promise<UnmatchedPayment[]> {
    const order = { createdAt: 'DESC', paymentIntentId: 'ASC' } as const;
    return this.dataSource.getRepository(UnmatchedPayment).find({ order, take: 500 });
  }
}
