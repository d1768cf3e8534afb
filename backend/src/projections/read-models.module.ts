import { Global, Module } from '@nestjs/common';
import { PaidBefore } from '../discounts/paid-before.port.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { ReturnRefunds } from '../returns/return-refunds.query.js';
import { OrdersOfBuyers } from '../returns/orders-of-buyers.port.js';
import { AdminCustomerListController } from './admin-customer-list/admin-customer-list.controller.js';
import { AdminCustomerOrdersController } from './admin-order-list/admin-customer-orders.controller.js';
import { AdminOrderListController } from './admin-order-list/admin-order-list.controller.js';
import { AdminOrderDetails } from './admin-order-list/admin-order.query.js';
import { CustomerOrdersController } from './admin-order-list/customer-orders.controller.js';
import { CustomerOrders } from './admin-order-list/customer-orders.query.js';
import { OrderOverview } from './admin-order-list/order-overview.query.js';
import { AdminReturnListController } from './admin-return-list/admin-return-list.controller.js';
import { OrderReturnsController } from './admin-return-list/order-returns.controller.js';
import { ReturnOverview } from './admin-return-list/return-overview.query.js';
import { AdminSubscriptionListController } from './admin-subscription-list/admin-subscription-list.controller.js';
import { SubscriptionStatuses } from './admin-subscription-list/subscription-statuses.query.js';
import { AnalyticsController } from './analytics/analytics.controller.js';
import { Analytics } from './analytics/analytics.query.js';
import { MarginQuery } from './analytics/margin.query.js';
import { PeriodFiguresQuery } from './analytics/period-figures.query.js';
import { AdminInvoiceListController } from './invoice-list/admin-invoice-list.controller.js';
import { CustomerInvoicesController } from './invoice-list/customer-invoices.controller.js';
import { InvoiceDocuments } from './invoice-list/invoice-documents.query.js';
import { CountableProducts } from './lot-levels/countable-products.query.js';
import { LotLevelsController } from './lot-levels/lot-levels.controller.js';
import { LotRecords } from './lot-levels/lot-records.query.js';
import { OrderParcelsController } from './order-parcels/order-parcels.controller.js';
import { OrderParcelsQuery } from './order-parcels/order-parcels.query.js';
import { OrderReplacementsController } from './order-replacements/order-replacements.controller.js';
import { WaitingOrders } from './order-parcels/waiting-orders.query.js';
import { ShippedLotsController } from './shipped-lots/shipped-lots.controller.js';
import { ShippedLotsQuery } from './shipped-lots/shipped-lots.query.js';
import { RecordMailsController } from './record-mails/record-mails.controller.js';
import { RecordMails } from './record-mails/record-mails.query.js';
import { RecordSearchController } from './record-search/record-search.controller.js';
import { RecordSearch } from './record-search/record-search.query.js';
import { ReordersController } from './reordering/reorders.controller.js';
import { Reorders } from './reordering/reorders.query.js';
import { StockLedgerController } from './stock-ledger/stock-ledger.controller.js';
import { StockLedgerQuery } from './stock-ledger/stock-ledger.query.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { Timeline } from './timeline/timeline.query.js';

/** Routes and published queries of the read models. */
@Global()
@Module({
  controllers: [
    AdminCustomerListController,
    AdminCustomerOrdersController,
    AdminInvoiceListController,
    AdminOrderListController,
    AdminReturnListController,
    AdminSubscriptionListController,
    AnalyticsController,
    CustomerInvoicesController,
    CustomerOrdersController,
    LotLevelsController,
    OrderParcelsController,
    OrderReplacementsController,
    OrderReturnsController,
    ShippedLotsController,
    RecordMailsController,
    RecordSearchController,
    ReordersController,
    StockLedgerController,
    TimelineController,
  ],
  providers: [
    AdminOrderDetails,
    Analytics,
    CountableProducts,
    CustomerOrders,
    InvoiceDocuments,
    LotRecords,
    OrderOverview,
    OrderParcelsQuery,
    OrderReader,
    ReturnRefunds,
    PeriodFiguresQuery,
    MarginQuery,
    RecordMails,
    RecordSearch,
    Reorders,
    ReturnOverview,
    ShippedLotsQuery,
    StockLedgerQuery,
    SubscriptionStatuses,
    Timeline,
    WaitingOrders,
    { provide: OrdersOfBuyers, useExisting: OrderOverview },
    { provide: PaidBefore, useExisting: OrderOverview },
  ],
  exports: [
    AdminOrderDetails,
    InvoiceDocuments,
    LotRecords,
    OrderOverview,
    OrderParcelsQuery,
    OrdersOfBuyers,
    PaidBefore,
    RecordMails,
    ReturnOverview,
    ShippedLotsQuery,
    SubscriptionStatuses,
    WaitingOrders,
  ],
})
export class ReadModelsModule {}
