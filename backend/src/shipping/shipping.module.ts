import { Module } from '@nestjs/common';
import { CompanyModule } from '../settings/company.module.js';
import { ShipBatchHandler } from './ship-batch.work.js';
import { ShippingBatches } from './shipping-batches.js';
import { ShippingController } from './shipping.controller.js';

@Module({ imports: [CompanyModule], controllers: [ShippingController], providers: [ShipBatchHandler, ShippingBatches] })
export class ShippingModule {}
