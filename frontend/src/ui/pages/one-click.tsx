import { chakra } from '@chakra-ui/react';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { sentenceOf } from '../../lib/http/api-error';
import { Button } from '../controls/button';
import { NeedsScript } from '../needs-script';
import { Outcome } from './outcome';

interface OneClickProps<Result extends string> {
  token: string;
  change: UseMutationResult<{ outcome: Result }, Error, string>;
  words: { title: string; text: string; button: string; busy: string };
  failed: { title: string; text: string };
  needsScript: string;
  outcomes: Record<Result, { title: string; text: string }>;
}

/** Opened by a link in a mail. A click acts, because mail scanners open links on their own. */
export function OneClick<Result extends string>(props: OneClickProps<Result>) {
  const { token, change, words, failed, needsScript, outcomes } = props;
  const isSent = useRef(false); // the second click of a double click precedes the next render
  const send = () => {
    if (isSent.current) return;
    isSent.current = true;
    change.mutate(token, { onError: () => (isSent.current = false) });
  };
  if (change.data) return <Outcome {...outcomes[change.data.outcome]} />;
  return (
    <chakra.div display="grid" justifyItems="start" gap="5">
      <chakra.h2 fontSize="2xl">{words.title}</chakra.h2>
      <NeedsScript text={needsScript} />
      <p>{words.text}</p>
      <chakra.div role="alert" fontWeight="medium" color="danger" overflowWrap="anywhere">
        {change.error && (
          <p>
            <strong>{failed.title}</strong> <span>{sentenceOf(change.error, failed.text)}</span>
          </p>
        )}
      </chakra.div>
      <Button size="lg" aria-disabled={change.isPending} onClick={send} data-needs-script>
        {change.isPending ? words.busy : words.button}
      </Button>
    </chakra.div>
  );
}
