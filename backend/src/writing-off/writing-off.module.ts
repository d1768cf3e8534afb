import { Module } from '@nestjs/common';
import { LotRecords } from '../projections/lot-levels/lot-records.query.js';
import { SweepUnsellableLotsHandler } from './sweep-unsellable-lots.handler.js';

@Module({ providers: [SweepUnsellableLotsHandler, LotRecords] })
export class WritingOffModule {}
