import { Injectable } from '@nestjs/common';
import { isWorded, type MailPlaceholder } from '../../../contracts/shop-texts/mail-words.js';
import { fillInBlocks } from '../../../contracts/shop-texts/placeholders.js';
import type { MailTemplate } from '../mail/commands/queue-mail.js';
import type { Shop } from '../mail/mail-content.js';
import { AppConfig } from '../platform/config/app-config.js';
import { ShopTexts } from '../shop-texts/shop-texts.query.js';
import { firstNameOf } from './templates/parts/order-parts.js';

type Values = Partial<Record<Exclude<MailPlaceholder, 'voornaam'>, string>>;

/** What staff says in mails. */
@Injectable()
export class StaffWords {
  constructor(
    private readonly config: AppConfig,
    private readonly texts: ShopTexts,
  ) {}

  /** Returns the shop with the opening and closing of a mail. A sentence goes when its placeholder has no value. */
  async shopFor(mail: MailTemplate, name = '', values: Values = {}): Promise<Shop> {
    const { shop } = this.config;
    if (!isWorded(mail)) return shop;
    const filledIn = { ...values, voornaam: firstNameOf(name) };
    const [opening, closing] = await Promise.all([
      this.texts.find(`mail-${mail}-opening`),
      this.texts.find(`mail-${mail}-closing`),
    ]);
    return { ...shop, words: { opening: fillInBlocks(opening, filledIn), closing: fillInBlocks(closing, filledIn) } };
  }
}
