import { Module } from '@nestjs/common';
import { AdminDiscountCodesController } from './admin/admin-discount-codes.controller.js';
import { DiscountCodeList } from './admin/discount-code-list.js';
import { DiscountReservations } from './discount-reservations.js';
import { Discounts } from './discounts.js';
import { PromotionCodes } from './promotion-codes.port.js';
import { PromotionCodeRows } from './promotion-code-rows.js';

@Module({
  controllers: [AdminDiscountCodesController],
  providers: [
    DiscountCodeList,
    DiscountReservations,
    Discounts,
    { provide: PromotionCodes, useClass: PromotionCodeRows },
  ],
  exports: [DiscountReservations, Discounts, PromotionCodes],
})
export class DiscountsModule {}
