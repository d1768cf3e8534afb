import { IsEmail, IsIn, Min } from 'class-validator';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  consentPurposes,
  consentSources,
  type ConsentPurpose,
  type ConsentSource,
} from '../../../contracts/law/consent-texts.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** A consent or its withdrawal. A trigger refuses changes; only an erasure removes rows. */
@Protection('personal')
@Kept('Gegeven en ingetrokken toestemmingen', 'Bewijs van toestemming (art. 7 lid 1 AVG).', {
  until: 'Tot de klant zijn gegevens verwijdert.',
})
@Entity('consents')
@Index('consents_by_mailbox', ['email', 'purpose', 'at'])
export class ConsentEntry {
  @PrimaryColumn('uuid')
  id: string;

  /** The mailbox, in lower case and without spaces around it. */
  @IsEmail()
  @Column('text')
  email: string;

  @IsIn(consentPurposes)
  @Column('text')
  purpose: ConsentPurpose;

  @Column('boolean')
  isGiven: boolean;

  /** The version of the text in `contracts/law/consent-texts.ts`; of a withdrawal, that of the consent. */
  @Min(1)
  @Column('int')
  textVersion: number;

  @IsIn(consentSources)
  @Column('text')
  source: ConsentSource;

  @Column('timestamptz')
  at: Date;
}
