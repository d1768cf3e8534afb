import { useEffect } from 'react';
import { basketKey } from '../../../lib/basket/basket-storage';
import { browserStorage } from '../../../lib/storage/device-storage';
import { showToast } from '../../../lib/toast';
import { checkoutCopy } from '../copy';
import { takenPayments } from '../started-payments/noted-payments';

/** Shows a toast when another tab changes or pays the basket of this checkout. */
export function useNoticeOfOtherTabs(): void {
  useEffect(() => {
    let known = takenPayments();
    const notice = ({ key, storageArea }: StorageEvent) => {
      if (key !== basketKey || storageArea !== browserStorage('device')) return;
      const taken = takenPayments();
      const isPaid = taken !== known;
      known = taken;
      if (isPaid)
        showToast({ title: checkoutCopy.paidElsewhere, text: checkoutCopy.paidElsewhereText, duration: 15_000 });
      else showToast({ title: checkoutCopy.basketChanged, text: checkoutCopy.basketChangedText });
    };
    window.addEventListener('storage', notice);
    return () => window.removeEventListener('storage', notice);
  }, []);
}
