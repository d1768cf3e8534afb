import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

interface Overlay {
  close: () => void;
}

/** The open dialogs of the back office, topmost last. */
const overlays: Overlay[] = [];

/** Lets Back close a dialog while it is open. Requires `useBackClosesOverlays` in an ancestor. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => close() };
    overlays.push(overlay);
    // Back from a tab's first entry leaves the shop, which no blocker stops. An extra entry prevents that.
    if (!history.canGoBack())
      void navigate({ to: '.', search: true, state: (now) => ({ ...now, overlay: true }), resetScroll: false });
    return () => void overlays.splice(overlays.indexOf(overlay), 1);
  }, [isOpen, history, navigate]);
}

/** Makes Back close the topmost dialog instead of leaving the screen. */
export function useBackClosesOverlays(): void {
  const { history } = useRouter();
  useEffect(
    () =>
      history.block({
        blockerFn: ({ action }) => {
          const top = overlays.at(-1);
          if (action !== 'BACK' || !top) return false;
          // The router now navigates forward again. Closing earlier would change the address of the wrong entry.
          window.addEventListener('popstate', () => top.close(), { once: true });
          return true;
        },
        enableBeforeUnload: false,
      }),
    [history],
  );
}
