import { sentenceOf } from '../lib/api-error';
import { Button } from './button';
import { uiCopy } from './copy';
import { StatePage } from './state-page';

/** What stands where a page could not load, with a way to try again. */
export function ErrorPage({ error, onRetry, compact }: { error: unknown; onRetry: () => void; compact?: boolean }) {
  return (
    <StatePage art="error" title={uiCopy.errorTitle} text={sentenceOf(error, uiCopy.errorText)} compact={compact}>
      <Button onClick={onRetry}>{uiCopy.retry}</Button>
    </StatePage>
  );
}
