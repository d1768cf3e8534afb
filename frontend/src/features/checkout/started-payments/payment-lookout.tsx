import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasStarted } from './started-key';

/**
 * Looks for payments that ended while the shopper was away: after a page is drawn, on entering the checkout or leaving the
 * result page, and when a tab is shown again. Costs no request in a browser that never started a payment. The result page
 * looks for itself. The checkout is not interrupted when it is shown again, because the shopper may come from a banking app
 * in the middle of paying.
 */
export function PaymentLookout() {
  const page = useLocation({ select: ({ pathname }) => pageKind(pathname) });
  useEffect(() => {
    if (page === 'result') return;
    const look = () => {
      if (!hasStarted()) return;
      void import('./look-for-paid').then(({ lookForPaid }) => lookForPaid()).catch(() => undefined);
    };
    const lookWhenShown = () => {
      if (page !== 'checkout' && document.visibilityState === 'visible') look();
    };
    const lookWhenRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    look();
    document.addEventListener('visibilitychange', lookWhenShown);
    window.addEventListener('pageshow', lookWhenRestored);
    return () => {
      document.removeEventListener('visibilitychange', lookWhenShown);
      window.removeEventListener('pageshow', lookWhenRestored);
    };
  }, [page]);
  return null;
}

function pageKind(pathname: string): 'result' | 'checkout' | 'other' {
  if (pathname === '/order-bevestiging') return 'result';
  return pathname === '/checkout' ? 'checkout' : 'other';
}
