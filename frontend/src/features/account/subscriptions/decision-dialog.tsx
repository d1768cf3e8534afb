import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { CustomerSubscription, CustomerSubscriptionDetail } from '../../../../../contracts/subscriptions.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { showError, showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { Modal } from '../../../ui/overlays/modal';
import { decisionCopy, subscriptionCopy } from './copy';
import { isBeingPaid, type Decision } from './subscription-state';
import { readSubscriptionsAgain, useDecide } from './api';

interface QuestionProps {
  subscription: CustomerSubscription;
  detail: CustomerSubscriptionDetail | undefined;
  decision: Decision;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks for confirmation and shows the consequences and their dates. Closing it changes nothing. */
export function DecisionDialog({
  decision,
  ...props
}: Omit<QuestionProps, 'decision'> & { decision: Decision | null }) {
  const label = decision ? decisionCopy[decision].title : '';
  return (
    <Modal
      isOpen={decision !== null}
      onClose={props.onClose}
      label={label}
      place="middle"
      width="min(34rem, calc(100vw - 2rem))"
    >
      {decision && <Question decision={decision} {...props} />}
    </Modal>
  );
}

function Question({ subscription, detail, decision, onClose, onDecided }: QuestionProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useDecide(subscription);
  const { title, action, done } = decisionCopy[decision];
  const decide = () =>
    mutate(decision, {
      onSuccess: () => {
        showToast({ title: done, text: resultOf(decision, detail), tone: 'success' });
        onDecided();
      },
      onError: (failure) => {
        showError(decisionCopy.error, sentenceOf(failure, decisionCopy.failed));
        onClose();
        void readSubscriptionsAgain(queryClient);
      },
    });
  return (
    <chakra.div p={{ base: '6', sm: '9' }}>
      <chakra.h2 fontSize="2xl">{title}</chakra.h2>
      <chakra.p mt="2" color="muted">
        {subscription.productName},{' '}
        {subscriptionCopy.plan(subscription.quantity * subscription.jars, subscription.frequency)}
      </chakra.p>
      <chakra.ul mt="5" pl="5" display="grid" gap="2" listStyle="disc">
        {consequencesOf(decision, subscription, detail).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="7">
        <Button
          look={decision === 'cancel' ? 'danger' : 'main'}
          aria-disabled={isPending}
          onClick={() => !isPending && decide()}
        >
          {isPending ? decisionCopy.busy : action}
        </Button>
        <Button look="line" onClick={onClose}>
          {decisionCopy.keep}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function consequencesOf(
  decision: Decision,
  subscription: CustomerSubscription,
  detail: CustomerSubscriptionDetail | undefined,
): string[] {
  const { nextDeliveryDate, amount } = subscription;
  const running = isBeingPaid(subscription);
  const coming = running ? null : nextDeliveryDate;
  const finishes = running ? [decisionCopy.finishes] : [];
  switch (decision) {
    case 'skip':
      return decisionCopy.skip.consequences(nextDeliveryDate ?? '', detail?.afterSkip ?? null);
    case 'pause':
      return [...finishes, ...decisionCopy.pause.consequences(coming)];
    case 'resume':
      return decisionCopy.resume.consequences(detail?.afterResume ?? null, amount);
    case 'cancel':
      return [...finishes, ...decisionCopy.cancel.consequences(coming)];
  }
}

function resultOf(decision: Decision, detail: CustomerSubscriptionDetail | undefined): string | undefined {
  if (decision === 'pause' || decision === 'cancel') return decisionCopy[decision].doneText;
  const day = decision === 'skip' ? detail?.afterSkip : detail?.afterResume;
  return day ? decisionCopy[decision].doneText(day) : undefined;
}
