import { Injectable } from '@nestjs/common';
import { askedElsewhere } from '../../../contracts/shop-texts/asked-elsewhere.js';
import { faqCategories } from '../../../contracts/shop-texts/faq-categories.js';
import type { Question } from '../../../contracts/shop-texts/questions.js';
import { questionsOf } from '../../../contracts/shop-texts/questions-of.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ShopTexts } from './shop-texts.query.js';

/** The published query on questions and answers. */
@Injectable()
export class Questions {
  constructor(private readonly texts: ShopTexts) {}

  /** The questions of a list. Leaves out what staff removed. Throws `not-found` for an unknown list. */
  async find(list: string): Promise<Question[]> {
    if (list !== 'all' && !Object.hasOwn(askedElsewhere, list)) throw new DomainError('not-found');
    const groups = await Promise.all(
      faqCategories.map(async (category) => {
        const blocks = await this.texts.find(`faq-${category}`);
        return questionsOf(blocks).map((question) => ({ category, ...question }));
      }),
    );
    const all = groups.flat();
    if (list === 'all') return all;
    const keys = askedElsewhere[list as keyof typeof askedElsewhere];
    return keys.flatMap((key) => all.find((question) => question.key === key) ?? []);
  }
}
