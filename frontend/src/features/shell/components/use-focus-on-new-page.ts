import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

export const pageId = 'inhoud';

/** After a navigation to another page, moves the focus to its start. */
export function useFocusOnNewPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) document.getElementById(pageId)?.focus({ preventScroll: true });
      }),
    [router],
  );
}
