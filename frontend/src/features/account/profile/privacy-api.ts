import { useMutation } from '@tanstack/react-query';
import type { EraseAccount, SentCode } from '../../../../../contracts/customers.js';
import { call, post } from '../../../lib/http/api';
import { privacyCopy } from '../copy';

export function useExportData() {
  return useMutation({
    mutationFn: async () => {
      const { data } = await call<unknown>('GET', '/api/customer/export');
      download(privacyCopy.exportFile, JSON.stringify(data, null, 2));
    },
  });
}

/** Mails a code that authorises the erasure. */
export function useSendErasureCode() {
  return useMutation({ mutationFn: () => post<SentCode>('/api/customer/erasure/code') });
}

/** Erases the account. It cannot be undone. */
export function useEraseAccount() {
  return useMutation({
    mutationFn: (body: EraseAccount) => post<null>('/api/customer/erasure', body),
  });
}

function download(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 1000);
}
