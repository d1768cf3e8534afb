import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CustomerSubscription, CustomerSubscriptionDetail } from '../../../../../contracts/subscriptions.js';
import { Button } from '../../../ui/controls/button';
import { subscriptionCopy } from './copy';
import { decisionsOf, type Decision } from './subscription-state';
import { DecisionDialog } from './decision-dialog';

interface SubscriptionActionsProps {
  subscription: CustomerSubscription;
  detail: CustomerSubscriptionDetail | undefined;
  /** Called after the dialog closed. It moves the focus, because the button that opened the dialog may be gone. */
  onDecided: () => void;
}

/** Skip, pause, resume and cancel, as far as the state allows. Each asks for confirmation. */
export function SubscriptionActions({ subscription, detail, onDecided }: SubscriptionActionsProps) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const wasDecided = useRef(false);
  const tell = useEffectEvent(onDecided);
  useEffect(() => {
    if (decision !== null || !wasDecided.current) return;
    wasDecided.current = false;
    tell();
  }, [decision]);
  const decisions = decisionsOf(subscription);
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="6" _empty={{ display: 'none' }}>
        {decisions.map((one) => (
          <Button
            key={one}
            look={one === 'resume' ? 'ink' : one === 'cancel' ? 'quiet' : 'line'}
            size="sm"
            minH="11"
            px={{ base: '3', sm: '4' }}
            aria-label={subscriptionCopy.of(subscriptionCopy[one], subscription.productName)}
            onClick={() => setDecision(one)}
          >
            {subscriptionCopy[one]}
          </Button>
        ))}
      </chakra.div>
      <DecisionDialog
        subscription={subscription}
        detail={detail}
        decision={decision}
        onClose={() => setDecision(null)}
        onDecided={() => {
          wasDecided.current = true;
          setDecision(null);
        }}
      />
    </>
  );
}
