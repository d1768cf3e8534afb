import { useEffect } from 'react';
import { basketKey } from '../../../lib/basket/basket-storage';
import { browserStorage } from '../../../lib/storage/device-storage';
import { showToast } from '../../../lib/toast';
import { checkoutCopy } from '../copy';

/** Shows a toast when another tab changes the basket of this checkout. */
export function useNoticeOfOtherTabs(): void {
  useEffect(() => {
    const notice = ({ key, storageArea }: StorageEvent) => {
      if (key !== basketKey || storageArea !== browserStorage('device')) return;
      showToast({ title: checkoutCopy.basketChanged, text: checkoutCopy.basketChangedText });
    };
    window.addEventListener('storage', notice);
    return () => window.removeEventListener('storage', notice);
  }, []);
}
