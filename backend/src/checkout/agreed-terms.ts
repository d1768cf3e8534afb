import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LegalTexts } from '../legal/legal-texts.query.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Checkout } from './checkout.entity.js';

/** The version of the terms that a shopper agrees to by paying. */
@Injectable()
export class AgreedTerms {
  constructor(
    private readonly dataSource: DataSource,
    private readonly texts: LegalTexts,
  ) {}

  latest(): Promise<number> {
    return this.texts.latestTerms();
  }

  /** Records the version that the shopper saw. Throws `terms-changed` when another one was published meanwhile. */
  async agree(checkoutId: string, termsVersion: number): Promise<void> {
    const version = await this.latest();
    if (termsVersion !== version) throw new DomainError('terms-changed', { version });
    await this.dataSource.getRepository(Checkout).update({ id: checkoutId }, { termsVersion });
  }
}
