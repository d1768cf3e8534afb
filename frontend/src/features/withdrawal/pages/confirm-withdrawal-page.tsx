import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { sentenceOf } from '../../../lib/http/api-error';
import { useStoredState } from '../../../lib/storage/use-stored-state';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { NeedsScript } from '../../../ui/needs-script';
import { InvitationPage } from '../../../ui/pages/invitation-page';
import { useConfirmWithdrawal } from '../api';
import { ConfirmationOutcome } from '../components/confirmation-outcome';
import { confirmationCopy as copy } from '../confirmation-copy';

/** Opened by the link in the receipt. A click confirms, because mail scanners open links on their own. */
export function ConfirmWithdrawalPage() {
  return (
    <InvitationPage tint="fruit.raspberry.tint" title={copy.title} intro={copy.intro} points={copy.points}>
      <Confirmation />
    </InvitationPage>
  );
}

/** The token is in the fragment, which browsers send to no server. */
const readToken = () => window.location.hash.slice(1);

function Confirmation() {
  const [token] = useStoredState<string | null>(() => null, readToken); // null until hydration
  const confirm = useConfirmWithdrawal();
  const isSent = useRef(false); // the second click of a double click precedes the next render
  const send = () => {
    if (token === null || isSent.current) return;
    isSent.current = true;
    confirm.mutate(token, { onError: () => (isSent.current = false) });
  };
  if (confirm.data) return <ConfirmationOutcome outcome={confirm.data.outcome} />;
  return (
    <chakra.div display="grid" justifyItems="start" gap="5">
      <chakra.h2 fontSize="2xl">{copy.question}</chakra.h2>
      <NeedsScript text={copy.needsScript} />
      <p>{copy.explanation}</p>
      <chakra.div role="alert" fontWeight="medium" color="danger" overflowWrap="anywhere">
        {confirm.error && (
          <p>
            <strong>{copy.failedTitle}</strong> <span>{sentenceOf(confirm.error, copy.failedText)}</span>
          </p>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button size="lg" disabled={token === null} aria-disabled={confirm.isPending} onClick={send} data-needs-script>
          {confirm.isPending ? copy.confirming : copy.confirm}
        </Button>
        <ButtonLink look="line" size="lg" to="/">
          {copy.leave}
        </ButtonLink>
      </chakra.div>
    </chakra.div>
  );
}
