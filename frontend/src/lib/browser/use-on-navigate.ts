import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` on navigation to another address, for example to close an overlay. */
export function useOnNavigate(callback: () => void): void {
  const router = useRouter();
  const call = useEffectEvent(callback);
  useEffect(() => router.subscribe('onBeforeNavigate', () => call()), [router]);
}
