import { lazy, type ComponentType } from 'react';
import type { Section } from '../../../features/staff/sections';

type Page = ComponentType;
const page = (load: () => Promise<Page>) => lazy(async () => ({ default: await load() }));

/**
 * The page of each section of the back office, in a chunk of its own. One route serves them all, so that the shop's first
 * load does not carry a route for every screen that staff has.
 */
export const sectionPages: Partial<Record<Section, Page>> = {
  orders: page(async () => (await import('../../../features/admin-orders/pages/orders-page')).OrdersPage),
  products: page(async () => (await import('../../../features/admin-products/pages/products-page')).ProductsPage),
  categories: page(
    async () => (await import('../../../features/admin-categories/pages/categories-page')).CategoriesPage,
  ),
  'discount-codes': page(
    async () => (await import('../../../features/admin-discount-codes/pages/discount-codes-page')).DiscountCodesPage,
  ),
  settings: page(async () => (await import('../../../features/admin-settings/pages/settings-page')).SettingsPage),
  dashboard: page(async () => (await import('../../../features/admin-dashboard/pages/dashboard-page')).DashboardPage),
  customers: page(async () => (await import('../../../features/admin-customers/pages/customers-page')).CustomersPage),
  subscriptions: page(
    async () => (await import('../../../features/admin-subscriptions/pages/subscriptions-page')).SubscriptionsPage,
  ),
  returns: page(async () => (await import('../../../features/admin-returns/pages/returns-page')).ReturnsPage),
  inventory: page(async () => (await import('../../../features/admin-inventory/pages/inventory-page')).InventoryPage),
  analytics: page(async () => (await import('../../../features/admin-analytics/pages/analytics-page')).AnalyticsPage),
  'unmatched-payments': page(
    async () => (await import('../../../features/admin-attention/pages/unmatched-payments-page')).UnmatchedPaymentsPage,
  ),
  'failed-refunds': page(
    async () => (await import('../../../features/admin-attention/pages/failed-refunds-page')).FailedRefundsPage,
  ),
  'unmatched-withdrawals': page(
    async () =>
      (await import('../../../features/admin-attention/pages/unmatched-withdrawals-page')).UnmatchedWithdrawalsPage,
  ),
  'failed-renewals': page(
    async () => (await import('../../../features/admin-attention/pages/failed-renewals-page')).FailedRenewalsPage,
  ),
  'failed-mails': page(
    async () => (await import('../../../features/admin-attention/pages/failed-mails-page')).FailedMailsPage,
  ),
  'process-refusals': page(
    async () => (await import('../../../features/admin-attention/pages/process-refusals-page')).ProcessRefusalsPage,
  ),
  'partnership-inquiries': page(
    async () =>
      (await import('../../../features/admin-attention/pages/partnership-inquiries-page')).PartnershipInquiriesPage,
  ),
};
