import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { isOffline, sentenceOf } from '../../lib/http/api-error';
import { Button } from '../controls/button';
import { uiCopy } from '../copy';
import { StatePage } from './state-page';

interface ErrorPageProps {
  error: unknown;
  onRetry: () => void;
  compact?: boolean;
  /** What failed, and what to say when the server sent no sentence. Without a connection the page says that instead. */
  words?: { title: string; text: string };
  /** Another way on, shown while there is a connection. */
  children?: ReactNode;
}

const anyPage = { title: uiCopy.errorTitle, text: uiCopy.errorText };

/** Replaces a page, or a part of one, that could not load. Without a connection, it retries once there is one. */
export function ErrorPage({ error, onRetry, compact, words = anyPage, children }: ErrorPageProps) {
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
      title={offline ? uiCopy.offlineTitle : words.title}
      text={sentenceOf(error, words.text)}
      compact={compact}
    >
      <Button onClick={onRetry}>{uiCopy.retry}</Button>
      {!offline && children}
    </StatePage>
  );
}
