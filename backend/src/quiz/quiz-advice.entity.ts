import { IsEmail } from 'class-validator';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { QuizAnswers } from '../../../contracts/quiz-recommendation.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** An advice to mail. The row of a person who did not consent is removed once the mail was sent. */
@Protection('personal')
@Kept('Antwoorden van de vitaminetest', 'Het advies mailen waar iemand om vroeg: toestemming.', {
  after: 'created_at',
  months: 12,
})
@Entity('quiz_advices')
export class QuizAdvice {
  @PrimaryColumn('text')
  id: string;

  @IsEmail()
  @Column('text')
  email: string;

  /** Null unless the person consented to keeping them beside the address. */
  @Column('jsonb', { nullable: true })
  answers: QuizAnswers | null;

  /** What the mail advises, encrypted with the row's id, where the answers are not kept. */
  @Column('text', { nullable: true })
  sealedAdvice: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
