import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recommend, type Recommendation } from '../../../contracts/quiz-recommendation.js';
import { AppConfig } from '../platform/config/app-config.js';
import { QuizAdvice } from './quiz-advice.entity.js';
import { entitiesWhere } from '../platform/database/rows.js';
import { openAdvice } from './sealed-advice.js';

interface RequestedAdvice {
  email: string;
  advice: readonly Recommendation[];
}

/** The published query on the advice that visitors requested. */
@Injectable()
export class QuizAdviceRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Null when it was erased. */
  async find(id: string): Promise<RequestedAdvice | null> {
    const [row] = await entitiesWhere(this.dataSource, QuizAdvice, 'id = $1', [id]);
    if (!row) return null;
    const { email, answers, sealedAdvice } = row;
    const advice = answers ? recommend(answers) : openAdvice(this.config.appSecret, sealedAdvice ?? '', id);
    return advice && { email, advice };
  }
}
