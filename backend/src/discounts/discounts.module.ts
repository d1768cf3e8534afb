import { Module } from '@nestjs/common';
import { AdminDiscountCodesController } from './admin/admin-discount-codes.controller.js';
import { DiscountCodeList } from './admin/discount-code-list.js';
import { DiscountReservations } from './discount-reservations.js';
import { Discounts } from './discounts.js';

@Module({
  controllers: [AdminDiscountCodesController],
  providers: [DiscountCodeList, DiscountReservations, Discounts],
  exports: [DiscountReservations, Discounts],
})
export class DiscountsModule {}
