import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { QuizAdvice } from './quiz-advice.entity.js';

type RequestedAdvice = Pick<QuizAdvice, 'email' | 'answers'>;

/** The published query on the advice that visitors requested. */
@Injectable()
export class QuizAdviceRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when it was erased. */
  async find(id: string): Promise<RequestedAdvice | null> {
    const sql = 'select email, answers from quiz_advices where id = $1';
    const [row] = await this.dataSource.query<RequestedAdvice[]>(sql, [id]);
    return row ?? null;
  }
}
