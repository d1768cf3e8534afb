import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ShelfChangeType } from '../../../../contracts/inventory.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

export type LedgerType = ShelfChangeType | 'opening' | 'sale' | 'sale-reverted' | 'made-unlimited' | 'made-limited';

@Protection('internal')
@Kept('Voorraadverloop', 'Administratie.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('stock_ledger')
@Index(['productId', 'at'])
@Index('stock_ledger_by_revision', ['productId', 'revision'])
@Index(['type', 'at'])
@Index(['at'])
export class StockLedgerRow {
  @PrimaryColumn('text')
  eventId: string;

  @Column('int')
  productId: number;

  /** The revision in the stream of the product; orders movements of the same moment. */
  @Column('int')
  revision: number;

  @Column('text')
  type: LedgerType;

  /** Signed pieces: −3 sold, +60 received. */
  @Column('int')
  quantity: number;

  /** The change of the stock on hand; 0 while unlimited. The deltas of a product add up to its stock. */
  @Column('int')
  delta: number;

  @Column('int', { nullable: true })
  onHandAfter: number | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('text', { nullable: true })
  orderId: string | null;

  @Column('timestamptz')
  at: string;

  @Column('text')
  actorKind: string;

  @Column('text', { nullable: true })
  actorId: string | null;
}
