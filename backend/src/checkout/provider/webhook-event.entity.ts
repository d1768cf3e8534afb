import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The inbox: a provider's event is stored once, by its own id, before it is answered. */
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
