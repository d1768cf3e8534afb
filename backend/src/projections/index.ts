import type { Projection } from '../platform/event-sourcing/read-models/projection.js';
import { adminOrderList } from './admin-order-list/admin-order-list.projection.js';
import { adminReturnList } from './admin-return-list/admin-return-list.projection.js';
import { adminSubscriptionList } from './admin-subscription-list/admin-subscription-list.projection.js';
import { customerTotals } from './customer-totals/customer-totals.projection.js';
import { customerSubscriptions } from './customer-subscriptions/customer-subscriptions.projection.js';
import { dueRenewals } from './due-renewals/due-renewals.projection.js';
import { invoiceList } from './invoice-list/invoice-list.projection.js';
import { lotLevels } from './lot-levels/lot-levels.projection.js';
import { orderParcels } from './order-parcels/order-parcels.projection.js';
import { orderReplacements } from './order-replacements/order-replacements.projection.js';
import { productSalesByDay } from './product-sales-by-day/product-sales-by-day.projection.js';
import { revenueByDay } from './revenue-by-day/revenue-by-day.projection.js';
import { shippedLots } from './shipped-lots/shipped-lots.projection.js';
import { soldGoods } from './sold-goods/sold-goods.projection.js';
import { stockLedger } from './stock-ledger/stock-ledger.projection.js';
import { stockLevels } from './stock-levels/stock-levels.projection.js';

/** All read models of the shop; one that is missing here is never filled. */
export const allProjections = [
  adminOrderList,
  stockLevels,
  stockLedger,
  adminSubscriptionList,
  customerSubscriptions,
  dueRenewals,
  adminReturnList,
  revenueByDay,
  productSalesByDay,
  invoiceList,
  lotLevels,
  shippedLots,
  orderParcels,
  orderReplacements,
  customerTotals,
  soldGoods,
] as unknown as Projection[];
