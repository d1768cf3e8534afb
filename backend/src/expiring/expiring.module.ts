import { Module } from '@nestjs/common';
import { LotRecords } from '../projections/lot-levels/lot-records.query.js';
import { SweepExpiredLotsHandler } from './sweep-expired-lots.handler.js';

@Module({ providers: [SweepExpiredLotsHandler, LotRecords] })
export class ExpiringModule {}
