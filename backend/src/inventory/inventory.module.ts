import { Module } from '@nestjs/common';
import { commandHandlersFor } from '../platform/event-sourcing/deciding/command-handlers.js';
import { AdminInventoryController } from './admin-inventory.controller.js';
import { AdminLotsController } from './admin-lots.controller.js';
import { AdminStockTakesController } from './admin-stock-takes.controller.js';
import { stockDecider } from './stock.decider.js';

@Module({
  controllers: [AdminInventoryController, AdminLotsController, AdminStockTakesController],
  providers: commandHandlersFor(stockDecider),
})
export class InventoryModule {}
