import { IsEmail } from 'class-validator';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** A request for one mail when a product is back in stock. Until the owner of the address confirms, nothing follows. */
@Protection('secret')
@Kept('Verzoeken om een mail als een product er weer is', 'De mail versturen waar iemand om vroeg, één keer.', {
  after: 'ends_at',
  days: 30,
})
@Entity('stock_alerts')
@Index('stock_alerts_waiting', { synchronize: false }) // created by a migration
export class StockAlert {
  @PrimaryColumn('uuid')
  id: string;

  @Column('int')
  productId: number;

  @IsEmail()
  @Index('stock_alerts_by_mailbox')
  @Column('text')
  email: string;

  /** Hash of the token in the mail. */
  @Index('stock_alerts_by_confirmation', { unique: true })
  @Column('text')
  confirmationHash: string;

  /** The token for the mail, encrypted with the row's id. */
  @Column('text')
  sealedConfirmation: string;

  @Column('timestamptz')
  requestedAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** When the mail about the stock was queued. */
  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;

  /** Until when the link works, then until when the request waits; the time of the mail once that was queued. */
  @Index('stock_alerts_by_end')
  @Column('timestamptz')
  endsAt: Date;
}
