import { Controller } from '@nestjs/common';
import { listHomeTexts } from '../../../contracts/shop-texts/home-texts.js';
import { Handles } from '../platform/endpoints/handles.js';
import { ShopTexts, type ChangedText } from './shop-texts.query.js';

@Controller()
export class HomeTextsController {
  constructor(private readonly texts: ShopTexts) {}

  @Handles(listHomeTexts)
  listHomeTexts(): Promise<ChangedText[]> {
    return this.texts.ofHome();
  }
}
