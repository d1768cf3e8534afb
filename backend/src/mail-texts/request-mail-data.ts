import { Injectable } from '@nestjs/common';
import type { Quote } from '../../../contracts/checkout.js';
import { ProductRecords } from '../catalog/product-records.query.js';
import { PartnershipInquiryRecords } from '../partnerships/partnership-inquiry-records.query.js';
import { QuizAdviceRecords } from '../quiz/quiz-advice-records.query.js';
import type { InquiryForMail } from './templates/partnership-inquiry.js';
import type { Pictures } from './templates/parts/pictures.js';
import type { AdvisedProduct } from './templates/quiz-advice.js';

/** Reads a visitor's form when its mail is sent. Null when it was erased. */
@Injectable()
export class RequestMailData {
  constructor(
    private readonly inquiries: PartnershipInquiryRecords,
    private readonly advices: QuizAdviceRecords,
    private readonly products: ProductRecords,
  ) {}

  inquiry(inquiryId: string): Promise<InquiryForMail | null> {
    return this.inquiries.find(inquiryId);
  }

  /** The pictures of the products that a phone order offers. */
  pictures({ lines }: Quote): Promise<Pictures> {
    return this.products.pictures(lines.map(({ productId }) => productId));
  }

  /** Uses today's names and prices. */
  async advice(adviceId: string): Promise<{ email: string; products: AdvisedProduct[] } | null> {
    const requested = await this.advices.find(adviceId);
    if (!requested) return null;
    const advised = requested.advice;
    const found = await this.products.findActive(advised.map(({ slug }) => slug));
    const products = advised.flatMap(({ slug, reason }) => {
      const product = found.find((candidate) => candidate.slug === slug);
      return product ? [{ ...product, reason }] : [];
    });
    return { email: requested.email, products };
  }
}
