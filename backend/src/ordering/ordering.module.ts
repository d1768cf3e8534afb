import { Module } from '@nestjs/common';
import { OrderReader } from '../orders/order-reader.query.js';
import { SettingsModule } from '../settings/settings.module.js';
import { OrderNumbers } from './order-numbers.js';
import { OrderPlacement } from './order-placement.js';
import { UnmatchedPaymentRecords } from './unmatched/unmatched-payment-records.query.js';

const published = [OrderReader, OrderPlacement, UnmatchedPaymentRecords];

@Module({ imports: [SettingsModule], providers: [OrderNumbers, ...published], exports: published })
export class OrderingModule {}
