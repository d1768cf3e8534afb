import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';

/** Inbox of webhooks, deduplicated by the provider's event id. */
@Protection('internal')
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
