import { Controller } from '@nestjs/common';
import {
  createPromotion,
  endPromotion,
  listPromotions,
  type AdminPromotion,
} from '../../../../contracts/admin/promotions.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Promotions } from './promotions.js';

@Controller()
export class AdminPromotionsController {
  constructor(private readonly promotions: Promotions) {}

  @Handles(listPromotions)
  listPromotions(): Promise<AdminPromotion[]> {
    return this.promotions.list();
  }

  @Handles(createPromotion)
  createPromotion({ body, request }: Call<typeof createPromotion>): Promise<AdminPromotion> {
    return this.promotions.create(body, request.staff);
  }

  @Handles(endPromotion)
  endPromotion({ params, request }: Call<typeof endPromotion>): Promise<void> {
    return this.promotions.end(params.id, request.staff);
  }
}
