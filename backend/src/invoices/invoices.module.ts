import { Module } from '@nestjs/common';
import { commandHandlersFor } from '../platform/event-sourcing/deciding/command-handlers.js';
import { InvoiceBuyers } from './invoice-buyers.service.js';
import { LedgerReader } from './ledger-reader.query.js';
import { ledgerDecider } from './ledger.decider.js';

const published = [InvoiceBuyers, LedgerReader];

@Module({ providers: [...commandHandlersFor(ledgerDecider), ...published], exports: published })
export class InvoicesModule {}
