import { Module } from '@nestjs/common';
import { InvoiceBuyers } from './invoice-buyers.service.js';
import { LedgerReader } from './ledger-reader.query.js';

const published = [InvoiceBuyers, LedgerReader];

@Module({ providers: published, exports: published })
export class InvoicesModule {}
