import { useMutation } from '@tanstack/react-query';
import {
  endDevice,
  endOtherDevices,
  listDevices,
  proveSession,
  type SessionProof,
} from '../../../../../contracts/customers.js';
import { queryOf, request, responseOf } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';

export const devicesQuery = { ...queryOf(listDevices, {}), staleTime: 0 };

/** Logs one other browser out; without an id all of them. */
export const useEndDevice = () =>
  useChange(
    (id: string | null) => (id === null ? request(endOtherDevices, {}) : request(endDevice, { params: { id } })),
    [devicesQuery.queryKey],
  );

/** Proves with a mailed code who uses this session, so that it may end others. */
export const useProveSession = () =>
  useMutation({ mutationFn: (body: SessionProof) => responseOf(proveSession, { body }) });
