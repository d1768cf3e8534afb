import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasStarted } from './started-key';

/**
 * Looks for payments that ended while the shopper was away.
 * It looks after the first render, on entering the checkout, on leaving the result page, and on showing a tab.
 * It sends no request in a browser without started payments. The result page does its own lookup. It does not interrupt
 * a checkout that is shown again, because the shopper may return from a banking app.
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
