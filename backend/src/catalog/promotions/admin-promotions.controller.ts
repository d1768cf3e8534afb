import { Controller } from '@nestjs/common';
import {
  changePromotion,
  createPromotion,
  endPromotion,
  listPromotions,
  type AdminPromotion,
} from '../../../../contracts/admin/promotions.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { PromotionChanges } from './promotion-changes.js';
import { Promotions } from './promotions.js';

@Controller()
export class AdminPromotionsController {
  constructor(
    private readonly promotions: Promotions,
    private readonly changes: PromotionChanges,
  ) {}

  @Handles(listPromotions)
  listPromotions(): Promise<AdminPromotion[]> {
    return this.promotions.list();
  }

  @Handles(createPromotion)
  createPromotion({ body, request }: Call<typeof createPromotion>): Promise<AdminPromotion> {
    return this.promotions.create(body, request.staff);
  }

  @Handles(changePromotion)
  changePromotion({ params, body, request }: Call<typeof changePromotion>): Promise<void> {
    return this.changes.change(params.id, body, request.staff);
  }

  @Handles(endPromotion)
  endPromotion({ params, request }: Call<typeof endPromotion>): Promise<void> {
    return this.promotions.end(params.id, request.staff);
  }
}
