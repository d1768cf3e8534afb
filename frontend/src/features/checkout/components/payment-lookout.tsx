import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasStarted } from '../started-key';

/**
 * Looks for payments that ended while the shopper was away: after a page is drawn, on leaving the result page, and when a
 * tab is shown again. Costs no request in a browser that never started a payment. The result page looks for itself.
 */
export function PaymentLookout() {
  const isResultPage = useLocation({ select: ({ pathname }) => pathname === '/order-bevestiging' });
  useEffect(() => {
    const look = () => {
      if (isResultPage || document.visibilityState === 'hidden' || !hasStarted()) return;
      void import('../look-for-paid').then(({ lookForPaid }) => lookForPaid()).catch(() => undefined);
    };
    look();
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isResultPage]);
  return null;
}
