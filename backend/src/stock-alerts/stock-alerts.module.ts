import { Module } from '@nestjs/common';
import { ProductRecords } from '../catalog/product-records.query.js';
import { AvailableStock } from '../inventory/available-stock.query.js';
import { MailStockAlertsHandler } from './mail-stock-alerts.handler.js';
import { StockAlerts } from './stock-alerts.js';
import { StockAlertsController } from './stock-alerts.controller.js';

@Module({
  controllers: [StockAlertsController],
  providers: [AvailableStock, MailStockAlertsHandler, ProductRecords, StockAlerts],
})
export class StockAlertsModule {}
