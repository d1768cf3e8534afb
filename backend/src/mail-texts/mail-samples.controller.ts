import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { BlockSchema, type Block } from '../../../contracts/law/legal-pages.js';
import { showMailSample } from '../../../contracts/shop-texts/mail-samples.js';
import { shopTextNameOf, termsOf } from '../../../contracts/shop-texts/names.js';
import { fillInBlocks } from '../../../contracts/shop-texts/placeholders.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { InvalidInputError } from '../platform/http/invalid-input.js';
import { mailPagePolicy } from '../platform/http/security/security-headers.js';
import { StaffWords } from './staff-words.js';
import { sampleOf, sampleValues } from './templates/samples.js';

const TypedBlocks = z.array(BlockSchema);

@Controller()
export class MailSamplesController {
  constructor(private readonly words: StaffWords) {}

  @Handles(showMailSample)
  async showMailSample({ params, query, reply }: Call<typeof showMailSample>): Promise<string> {
    const name = shopTextNameOf(params.name);
    const { mail, part } = name ? termsOf(name) : {};
    if (!mail || !part) throw new DomainError('not-found');
    const shop = await this.words.shopFor(mail, sampleValues.voornaam, sampleValues);
    const words = { ...shop.words!, [part]: fillInBlocks(blocksIn(query.blocks), sampleValues) };
    void reply.type('text/html; charset=utf-8').headers(mailPagePolicy);
    return sampleOf(mail, { ...shop, words }).html;
  }
}

function blocksIn(json: string): Block[] {
  try {
    return TypedBlocks.parse(JSON.parse(json));
  } catch {
    throw new InvalidInputError({ blocks: 'Dit klopt nog niet' });
  }
}
