import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useOnNavigate } from '../../lib/browser/use-on-navigate';
import { whenInterrupted } from '../../lib/http/session-end';
import { isStillLoggedIn } from './new-session';

/**
 * Reviews the session when the window gets the focus, on navigation and after a refusal, because screens keep what they
 * have read. A removed colleague and one with another role see nothing of it any more.
 */
export function useSessionReview(onEnded: () => void): void {
  const queryClient = useQueryClient();
  const review = async () => {
    if (!(await isStillLoggedIn(queryClient))) onEnded();
  };
  const reviewNow = useEffectEvent(review);
  useOnNavigate(() => void review());
  useEffect(() => {
    const onFocus = () => void reviewNow();
    window.addEventListener('focus', onFocus);
    const forget = whenInterrupted('not-allowed', async () => {
      await reviewNow();
      return false;
    });
    return () => {
      window.removeEventListener('focus', onFocus);
      forget();
    };
  }, []);
}
