import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recommend, type QuizAnswers } from '../../../contracts/quiz-recommendation.js';
import type { InquiryForMail } from './templates/partnership-inquiry.js';
import type { AdvisedProduct } from './templates/quiz-advice.js';

/** Reads a visitor's form when its mail is sent. Null when it was erased. */
@Injectable()
export class RequestMailData {
  constructor(private readonly dataSource: DataSource) {}

  async inquiry(inquiryId: string): Promise<InquiryForMail | null> {
    const [row] = await this.dataSource.query<InquiryForMail[]>(
      `select contact_name as "contactName", email, phone, kvk_number as "kvkNumber", message
       from partnership_inquiries where id = $1`,
      [inquiryId],
    );
    return row ?? null;
  }

  /** Uses today's names and prices. */
  async advice(adviceId: string): Promise<{ email: string; products: AdvisedProduct[] } | null> {
    const [row] = await this.dataSource.query<{ email: string; answers: QuizAnswers }[]>(
      'select email, answers from quiz_advices where id = $1',
      [adviceId],
    );
    if (!row) return null;
    const advised = recommend(row.answers);
    const found = await this.dataSource.query<Omit<AdvisedProduct, 'reason'>[]>(
      `select slug, name, price_cents as "priceCents" from products
       where slug = any($1) and is_active and hidden_at is null`,
      [advised.map(({ slug }) => slug)],
    );
    const products = advised.flatMap(({ slug, reason }) => {
      const product = found.find((candidate) => candidate.slug === slug);
      return product ? [{ ...product, reason }] : [];
    });
    return { email: row.email, products };
  }
}
