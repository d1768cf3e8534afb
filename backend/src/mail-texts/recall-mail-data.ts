import { Injectable } from '@nestjs/common';
import { ProductRecords } from '../catalog/product-records.query.js';
import { RecallRecords } from '../inventory/recalls/recall-records.query.js';
import { LotRecords } from '../projections/lot-levels/lot-records.query.js';
import type { RecallForMail } from './templates/product-recall.js';

type AboutLot = Pick<RecallForMail, 'productName' | 'imageUrl' | 'lot' | 'bestBefore' | 'reason' | 'instruction'>;

@Injectable()
export class RecallMailData {
  constructor(
    private readonly recalls: RecallRecords,
    private readonly lots: LotRecords,
    private readonly products: ProductRecords,
  ) {}

  /** Null for an unknown recall. */
  async find(recallId: string): Promise<AboutLot | null> {
    const recall = await this.recalls.find(recallId);
    if (!recall) return null;
    const { productId, lot, reason, instruction } = recall;
    const imageUrl = (await this.products.pictures([productId])).get(productId) ?? '';
    return { ...(await this.lots.find(productId, lot)), imageUrl, lot, reason, instruction };
  }
}
