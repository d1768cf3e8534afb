import { useMutation } from '@tanstack/react-query';
import { requestStockAlert, type RequestStockAlert } from '../../../../contracts/stock/stock-alerts.js';
import { responseOf } from '../../lib/http/endpoints';

/** Has a link mailed that confirms the request for a mail when the product is back. */
export const useRequestStockAlert = () =>
  useMutation({ mutationFn: (body: RequestStockAlert) => responseOf(requestStockAlert, { body }) });
