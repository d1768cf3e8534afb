import { IsEmail, IsIn, Min } from 'class-validator';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { consentSources, type ConsentSource } from '../../../../contracts/law/consent-texts.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** Somebody typed this address to receive the newsletter. Until its owner confirms, it is no consent. */
@Protection('secret')
@Kept('Aanmeldingen voor de nieuwsbrief die wachten op bevestiging', 'De bevestiging mailen.', {
  after: 'requested_at',
  days: 30,
})
@Entity('newsletter_requests')
export class NewsletterRequest {
  @PrimaryColumn('uuid')
  id: string;

  @IsEmail()
  @Index('newsletter_requests_by_mailbox')
  @Column('text')
  email: string;

  @Min(1)
  @Column('int')
  textVersion: number;

  @IsIn(consentSources)
  @Column('text')
  source: ConsentSource;

  /** Hash of the token in the mail. */
  @Index('newsletter_requests_by_confirmation', { unique: true })
  @Column('text')
  confirmationHash: string;

  /** The token for the mail, encrypted with the row's id. */
  @Column('text')
  sealedConfirmation: string;

  @Index('newsletter_requests_by_time')
  @Column('timestamptz')
  requestedAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}
