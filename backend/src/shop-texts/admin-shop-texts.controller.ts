import { Controller } from '@nestjs/common';
import { shopTextNameOf } from '../../../contracts/shop-texts/names.js';
import { problemOf } from '../../../contracts/shop-texts/problem-of.js';
import { listShopTexts, publishShopText, type ShopText } from '../../../contracts/shop-texts/shop-texts.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { staffContext } from '../platform/http/command-context.js';
import { InvalidInputError } from '../platform/http/invalid-input.js';
import { ShopTextPublishing } from './shop-text-publishing.js';

@Controller()
export class AdminShopTextsController {
  constructor(
    private readonly publishing: ShopTextPublishing,
    private readonly acts: ActLog,
  ) {}

  @Handles(listShopTexts)
  listShopTexts(): Promise<ShopText[]> {
    return this.publishing.list();
  }

  @Handles(publishShopText)
  publishShopText({ params, body, request }: Call<typeof publishShopText>): Promise<ShopText> {
    const name = shopTextNameOf(params.name);
    if (!name) throw new DomainError('not-found');
    const problem = problemOf(name, body.blocks);
    if (problem) throw new InvalidInputError({ blocks: problem });
    return this.publishing.publish(name, body, {
      staff: request.staff,
      at: staffContext(request).at,
      note: async ({ before, after }, manager) => {
        const versions = { before: `versie ${before}`, after: `versie ${after}` };
        await this.acts.note(request, 'page-published', name, { ...versions, manager });
      },
    });
  }
}
