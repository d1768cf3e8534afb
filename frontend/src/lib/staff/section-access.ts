import { showOverview } from '../../../../contracts/admin/analytics.js';
import {
  listDisputes,
  listFailedRefunds,
  listInquiries,
  listRefusals,
  listUnmatchedPayments,
} from '../../../../contracts/admin/attention.js';
import { listCategories } from '../../../../contracts/admin/categories.js';
import { listCustomers } from '../../../../contracts/admin/customers.js';
import { listSubscribers } from '../../../../contracts/consents.js';
import { listDiscountCodes } from '../../../../contracts/admin/discount-codes.js';
import { listPromotions } from '../../../../contracts/admin/promotions.js';
import { listLogbook } from '../../../../contracts/admin/logbook.js';
import { listProducts } from '../../../../contracts/admin/products.js';
import { listReturns } from '../../../../contracts/admin/returns.js';
import { listRenewals, listSubscriptions } from '../../../../contracts/admin/subscriptions.js';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import { listInvoices } from '../../../../contracts/invoices.js';
import { listMovements } from '../../../../contracts/inventory.js';
import { listLegalPages } from '../../../../contracts/law/legal-pages.js';
import { listMails } from '../../../../contracts/mails.js';
import { listParcelProblems } from '../../../../contracts/shipping/labels.js';
import { listWaitingOrders } from '../../../../contracts/shipping/queue.js';
import { listOrders } from '../../../../contracts/orders.js';
import { listShopTexts } from '../../../../contracts/shop-texts/shop-texts.js';
import { findSettings } from '../../../../contracts/settings.js';
import { listStaff } from '../../../../contracts/staff/colleagues.js';
import { mayCall, type StaffRole } from '../../../../contracts/staff/permissions.js';
import { showVatReturn } from '../../../../contracts/tax/vat-return.js';
import { listWithdrawals } from '../../../../contracts/withdrawals.js';

/** What each screen under `/admin` shows; null for the screens of every role. */
const reads = {
  dashboard: null,
  products: listProducts,
  categories: listCategories,
  orders: listOrders,
  shipping: listWaitingOrders,
  customers: listCustomers,
  newsletter: listSubscribers,
  subscriptions: listSubscriptions,
  returns: listReturns,
  invoices: listInvoices,
  'vat-return': showVatReturn,
  'discount-codes': listDiscountCodes,
  promotions: listPromotions,
  inventory: listMovements,
  analytics: showOverview,
  logbook: listLogbook,
  staff: listStaff,
  'shop-texts': listShopTexts,
  'legal-pages': listLegalPages,
  settings: findSettings,
  account: null,
  'unmatched-payments': listUnmatchedPayments,
  'failed-refunds': listFailedRefunds,
  disputes: listDisputes,
  'unmatched-withdrawals': listWithdrawals,
  'failed-renewals': listRenewals,
  'parcel-problems': listParcelProblems,
  'failed-mails': listMails,
  'process-refusals': listRefusals,
  'partnership-inquiries': listInquiries,
} as const satisfies Record<string, Endpoint | null>;

export type Section = keyof typeof reads;

/** Whether a role may open a screen: it may call what the screen shows. An unknown section has a page for every role. */
export function mayOpen(role: StaffRole | undefined, section: string): boolean {
  const shown: Endpoint | null = Object.hasOwn(reads, section) ? reads[section as Section] : null;
  return shown === null || (!!role && mayCall(role, shown));
}
