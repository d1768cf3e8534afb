import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { CustomerSubscription, CustomerSubscriptionDetail } from '../../../../../../contracts/subscriptions.js';
import { sentenceOf } from '../../../../lib/http/api-error';
import type { Outcome } from '../../../../lib/http/use-change';
import { showError, showToast } from '../../../../lib/toast';
import { Button } from '../../../../ui/controls/button';
import { readSubscriptionsAgain } from '../api';
import { decisionCopy, subscriptionCopy } from '../copy';

/** What each dialog about a subscription receives. */
export interface SubscriptionDialogProps {
  subscription: CustomerSubscription;
  /** Undefined while loading. */
  detail: CustomerSubscriptionDetail | undefined;
  onClose: () => void;
  onDecided: () => void;
}

interface DecisionDialogProps extends Pick<SubscriptionDialogProps, 'subscription' | 'onClose' | 'onDecided'> {
  copy: { title: string; action: string; done: string };
  look?: 'main' | 'danger';
  consequences: readonly string[];
  /** The text of the toast on success. */
  doneText: string | undefined;
  change: { mutate: (input: void, outcome: Outcome<null>) => void; isPending: boolean };
}

/** Asks for confirmation and shows the consequences and their dates. Closing it changes nothing. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { subscription, copy, look = 'main', consequences, doneText, change, onClose, onDecided } = props;
  const queryClient = useQueryClient();
  const decide = () =>
    change.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: copy.done, text: doneText, tone: 'success' });
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
      <chakra.h2 fontSize="2xl">{copy.title}</chakra.h2>
      <chakra.p mt="2" color="muted">
        {`${subscription.productName}, ${subscriptionCopy.plan(subscription.quantity * subscription.jars, subscription.frequency)}`}
      </chakra.p>
      <chakra.ul mt="5" pl="5" display="grid" gap="2" listStyle="disc">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="7">
        <Button look={look} aria-disabled={change.isPending} onClick={() => !change.isPending && decide()}>
          {change.isPending ? decisionCopy.busy : copy.action}
        </Button>
        <Button look="line" onClick={onClose}>
          {decisionCopy.keep}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
