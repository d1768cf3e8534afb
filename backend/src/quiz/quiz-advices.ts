import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recommend, type QuizAnswers } from '../../../contracts/quiz-recommendation.js';
import { isConsented } from '../consents/consents.view.js';
import { AppConfig } from '../platform/config/app-config.js';
import { QuizAdvice } from './quiz-advice.entity.js';
import { sealAdvice } from './sealed-advice.js';

/** A mail gives up after a day. */
const keptDays = 2;

const isKept = isConsented('quiz_advices.email', 'quiz-answers');

/** The advices to mail. Answers stay beside an address only while the person consents to that. */
@Injectable()
export class QuizAdvices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Returns the id of the advice. */
  async store(email: string, answers: QuizAnswers, keepsAnswers: boolean): Promise<string> {
    const id = randomUUID();
    const stored = keepsAnswers
      ? { answers, sealedAdvice: null }
      : { answers: null, sealedAdvice: sealAdvice(this.config.appSecret, recommend(answers), id) };
    await this.dataSource.getRepository(QuizAdvice).save({ id, email, ...stored });
    return id;
  }

  /** Removes the advices without consent, or of people who do not consent any more, once their mails were sent. */
  async forgetOld(): Promise<void> {
    const sql = `
      delete from quiz_advices
      where created_at < now() - $1 * interval '1 day' and (answers is null or not ${isKept})`;
    await this.dataSource.query(sql, [keptDays]);
  }

  /** Removes the kept answers of a mailbox. */
  async forget(email: string): Promise<void> {
    const sql = 'delete from quiz_advices where lower(btrim(email)) = lower(btrim($1)) and answers is not null';
    await this.dataSource.query(sql, [email]);
  }
}
