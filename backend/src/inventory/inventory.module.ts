import { Module } from '@nestjs/common';
import { commandHandlersFor } from '../event-sourcing/command-handlers.js';
import { stockDecider } from './stock.decider.js';

@Module({ providers: commandHandlersFor(stockDecider) })
export class InventoryModule {}
