import { useMutation } from '@tanstack/react-query';
import { confirmStockAlert } from '../../../../contracts/stock/stock-alerts.js';
import { responseOf } from '../../lib/http/endpoints';

/** Confirms a request by the token of its mail. Idempotent. */
export const useConfirmStockAlert = () =>
  useMutation({ mutationFn: (token: string) => responseOf(confirmStockAlert, { body: { token } }) });
