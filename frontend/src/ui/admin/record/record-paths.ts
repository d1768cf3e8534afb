/** The pages of records, by the section of their list. */
export const recordPaths = {
  orders: '/admin/orders/$reference',
} as const;

export type RecordSection = keyof typeof recordPaths;
