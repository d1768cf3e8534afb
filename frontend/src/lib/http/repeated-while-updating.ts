import { hasStatus } from './api-error';

/** Options of a read that the former version lacks: while a shop is updated, the next try may reach a new process. */
export const repeatedWhileUpdating = {
  retry: (failures: number, error: unknown) => failures < 3 && hasStatus(error, 404),
  retryDelay: 300,
};
