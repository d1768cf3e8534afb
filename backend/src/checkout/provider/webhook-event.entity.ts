import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** Inbox of webhooks, deduplicated by the provider's event id. */
@Protection('internal')
@Kept('Berichten van de betaaldienst, zonder inhoud', 'Elk bericht telt één keer.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('webhook_events')
export class WebhookEvent {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  @Column('text', { nullable: true })
  paymentIntentId: string | null;

  @Index('webhook_events_by_arrival')
  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt: Date;

  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;
}
