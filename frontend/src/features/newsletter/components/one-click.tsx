import { chakra } from '@chakra-ui/react';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { sentenceOf } from '../../../lib/http/api-error';
import { Button } from '../../../ui/controls/button';
import { NeedsScript } from '../../../ui/needs-script';
import { newsletterCopy as copy } from '../copy';
import { Outcome } from './outcome';

interface OneClickProps {
  token: string;
  change: UseMutationResult<{ outcome: keyof typeof copy.outcomes }, Error, string>;
  title: string;
  text: string;
  button: string;
  busy: string;
}

/** Opened by a link in a mail. A click acts, because mail scanners open links on their own. */
export function OneClick({ token, change, title, text, button, busy }: OneClickProps) {
  const isSent = useRef(false); // the second click of a double click precedes the next render
  const send = () => {
    if (isSent.current) return;
    isSent.current = true;
    change.mutate(token, { onError: () => (isSent.current = false) });
  };
  if (change.data) return <Outcome {...copy.outcomes[change.data.outcome]} />;
  return (
    <chakra.div display="grid" justifyItems="start" gap="5">
      <chakra.h2 fontSize="2xl">{title}</chakra.h2>
      <NeedsScript text={copy.needsScript} />
      <p>{text}</p>
      <chakra.div role="alert" fontWeight="medium" color="danger" overflowWrap="anywhere">
        {change.error && (
          <p>
            <strong>{copy.failedTitle}</strong> <span>{sentenceOf(change.error, copy.failedText)}</span>
          </p>
        )}
      </chakra.div>
      <Button size="lg" aria-disabled={change.isPending} onClick={send} data-needs-script>
        {change.isPending ? busy : button}
      </Button>
    </chakra.div>
  );
}
