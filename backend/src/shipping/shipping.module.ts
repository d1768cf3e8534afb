import { Module } from '@nestjs/common';
import { CompanyModule } from '../settings/company.module.js';
import { OrderContacts } from '../customers/order-contacts.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { DeliveryAddressController } from './delivery-address.controller.js';
import { ShipBatchHandler } from './ship-batch.work.js';
import { ShippingBatches } from './shipping-batches.js';
import { ShippingController } from './shipping.controller.js';

@Module({
  imports: [CompanyModule],
  controllers: [DeliveryAddressController, ShippingController],
  providers: [OrderContacts, OrderReader, ShipBatchHandler, ShippingBatches],
})
export class ShippingModule {}
