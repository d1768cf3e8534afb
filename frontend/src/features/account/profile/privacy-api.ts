import { useMutation } from '@tanstack/react-query';
import { eraseAccount, exportData, sendErasureCode, type EraseAccount } from '../../../../../contracts/customers.js';
import { read, responseOf } from '../../../lib/http/endpoints';
import { privacyCopy } from './privacy-copy';

export function useExportData() {
  return useMutation({
    mutationFn: async () => {
      download(privacyCopy.exportFile, JSON.stringify(await read(exportData, {}), null, 2));
    },
  });
}

/** The same to show on the page. */
export const useShownData = () => useMutation({ mutationFn: () => read(exportData, {}) });

/** Mails a code that authorises the erasure. */
export const useSendErasureCode = () => useMutation({ mutationFn: () => responseOf(sendErasureCode, {}) });

/** Erases the account. It cannot be undone. */
export const useEraseAccount = () =>
  useMutation({ mutationFn: (body: EraseAccount) => responseOf(eraseAccount, { body }) });

function download(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 1000);
}
