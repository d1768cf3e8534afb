import { Module } from '@nestjs/common';
import { CarriersModule } from '../platform/carriers/carriers.module.js';
import { CompanyModule } from '../settings/company.module.js';
import { OrderContacts } from '../customers/order-contacts.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { DeliveryAddressController } from './delivery-address.controller.js';
import { DropLabelsHandler } from './labels/drop-labels.handler.js';
import { FollowLabelHandler } from './labels/follow-label.work.js';
import { LabelMaker } from './labels/label-maker.js';
import { LabelsController } from './labels/labels.controller.js';
import { ParcelLabels } from './labels/parcel-labels.js';
import { ParcelProblemsController } from './labels/parcel-problems.controller.js';
import { ShipBatchHandler } from './ship-batch.work.js';
import { ShippingBatches } from './shipping-batches.js';
import { ShippingController } from './shipping.controller.js';

@Module({
  imports: [CarriersModule, CompanyModule],
  controllers: [DeliveryAddressController, LabelsController, ParcelProblemsController, ShippingController],
  providers: [
    DropLabelsHandler,
    FollowLabelHandler,
    LabelMaker,
    OrderContacts,
    OrderReader,
    ParcelLabels,
    ShipBatchHandler,
    ShippingBatches,
  ],
})
export class ShippingModule {}
