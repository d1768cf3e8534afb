import { Module } from '@nestjs/common';
import { CompanyModule } from '../settings/company.module.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { EvidenceController } from './evidence.controller.js';
import { EvidenceOfOrders } from './evidence.query.js';

@Module({ imports: [CompanyModule], controllers: [EvidenceController], providers: [EvidenceOfOrders, OrderReader] })
export class EvidenceModule {}
