import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { QuizAdvice } from './quiz-advice.entity.js';
import { entitiesWhere } from '../platform/database/rows.js';

type RequestedAdvice = Pick<QuizAdvice, 'email' | 'answers'>;

/** The published query on the advice that visitors requested. */
@Injectable()
export class QuizAdviceRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when it was erased. */
  async find(id: string): Promise<RequestedAdvice | null> {
    const [row] = await entitiesWhere(this.dataSource, QuizAdvice, 'id = $1', [id]);
    return row ?? null;
  }
}
