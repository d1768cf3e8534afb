import { IsEmail } from 'class-validator';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { QuizAdviceRequest } from '../../../contracts/quiz.js';
import { Protection } from '../platform/database/protection.js';

@Protection('personal')
@Entity('quiz_advices')
export class QuizAdvice {
  @PrimaryColumn('text')
  id: string;

  @IsEmail()
  @Column('text')
  email: string;

  @Column('jsonb')
  answers: Omit<QuizAdviceRequest, 'email'>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
