import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CustomerSubscription, CustomerSubscriptionDetail } from '../../../../../contracts/subscriptions.js';
import { Button } from '../../../ui/controls/button';
import { Modal } from '../../../ui/overlays/modal';
import { decisionCopy, subscriptionCopy } from './copy';
import { CancelSubscriptionDialog } from './dialogs/cancel-subscription-dialog';
import { PauseSubscriptionDialog } from './dialogs/pause-subscription-dialog';
import { ResumeSubscriptionDialog } from './dialogs/resume-subscription-dialog';
import { SkipDeliveryDialog } from './dialogs/skip-delivery-dialog';
import { decisionsOf, type Decision } from './subscription-state';

const dialogs = {
  skip: SkipDeliveryDialog,
  pause: PauseSubscriptionDialog,
  resume: ResumeSubscriptionDialog,
  cancel: CancelSubscriptionDialog,
};

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
  const close = () => setDecision(null);
  const Dialog = decision && dialogs[decision];
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="6" _empty={{ display: 'none' }}>
        {decisionsOf(subscription).map((one) => (
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
      <Modal
        isOpen={decision !== null}
        onClose={close}
        label={decision ? decisionCopy[decision].title : ''}
        place="middle"
        width="min(34rem, calc(100vw - 2rem))"
      >
        {Dialog && (
          <Dialog
            subscription={subscription}
            detail={detail}
            onClose={close}
            onDecided={() => {
              wasDecided.current = true;
              close();
            }}
          />
        )}
      </Modal>
    </>
  );
}
