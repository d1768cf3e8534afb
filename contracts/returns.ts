export const returnStatuses = ['requested', 'approved', 'rejected', 'completed'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];
