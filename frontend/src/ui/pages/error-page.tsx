import { useEffectEvent, useLayoutEffect } from 'react';
import { isOffline, sentenceOf } from '../../lib/http/api-error';
import { Button } from '../controls/button';
import { uiCopy } from '../copy';
import { StatePage } from './state-page';

interface ErrorPageProps {
  error: unknown;
  onRetry: () => void;
  compact?: boolean;
}

/** Replaces a page that could not load. Without a connection, it retries once there is one. */
export function ErrorPage({ error, onRetry, compact }: ErrorPageProps) {
  const offline = isOffline(error);
  const retry = useEffectEvent(onRetry);
  // before the page is seen: a connection that is back by then would go unnoticed
  useLayoutEffect(() => {
    if (!offline) return;
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [offline]);
  return (
    <StatePage
      art={offline ? 'offline' : 'error'}
      title={offline ? uiCopy.offlineTitle : uiCopy.errorTitle}
      text={sentenceOf(error, uiCopy.errorText)}
      compact={compact}
    >
      <Button onClick={onRetry}>{uiCopy.retry}</Button>
    </StatePage>
  );
}
