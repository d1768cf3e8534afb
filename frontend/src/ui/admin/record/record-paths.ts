/** The pages of records, by the section of their list. */
export const recordPaths = {
  orders: '/admin/orders/$reference',
  customers: '/admin/customers/$reference',
  subscriptions: '/admin/subscriptions/$reference',
  returns: '/admin/returns/$reference',
  products: '/admin/products/$reference',
  'discount-codes': '/admin/discount-codes/$reference',
} as const;

export type RecordSection = keyof typeof recordPaths;
