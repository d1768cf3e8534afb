export const returnStatuses = ['requested', 'approved', 'rejected', 'completed'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Why something comes back. A fixed list: free text would bring personal data into the events. */
export const returnReasons = [
  'changed-mind',
  'damaged',
  'wrong-product',
  'disappointing',
  'too-late',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];
