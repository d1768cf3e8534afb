import { chakra } from '@chakra-ui/react';
import { Button, ButtonLink } from '../../../ui/controls/button';
import type { PaymentOutcome } from '../api';
import { resultCopy } from '../copy';

interface WaysOnProps {
  outcome: PaymentOutcome;
  /** Whether the basket is empty, so that there is nothing to pay again. */
  isEmpty: boolean;
  /** Whether the payment was not found. Its order may exist, so looking for it precedes paying again. */
  isMissing: boolean;
  /** Whether the order is shown too. On a phone the links then follow it. */
  hasOrder: boolean;
  /** Present when the outcome is unknown. It precedes paying again. */
  onLookAgain?: () => void;
}

/** The links that follow each outcome. */
export function WaysOn({ outcome, isEmpty, isMissing, hasOrder, onLookAgain }: WaysOnProps) {
  const isOver = isEmpty || outcome === 'succeeded' || outcome === 'processing';
  const look = onLookAgain || isMissing ? 'paper' : 'main';
  return (
    <chakra.div
      data-screen-only
      order={{ base: hasOrder ? 1 : undefined, md: 0 }}
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      flexWrap="wrap"
      gap="3"
      justifyContent="center"
      minW={{ base: '60', sm: 'auto' }}
    >
      {onLookAgain && (
        <Button size="lg" onClick={onLookAgain}>
          {resultCopy.lookAgain}
        </Button>
      )}
      {isMissing && (
        <ButtonLink to="/bestellingen" size="lg">
          {resultCopy.toOrders}
        </ButtonLink>
      )}
      {isOver ? (
        <ButtonLink to="/" size="lg" look={look}>
          {resultCopy.home}
        </ButtonLink>
      ) : (
        <ButtonLink to="/checkout" size="lg" look={look}>
          {resultCopy.retry}
        </ButtonLink>
      )}
      {outcome === 'succeeded' && (
        <ButtonLink to="/support" size="lg" look="paper">
          {resultCopy.support}
        </ButtonLink>
      )}
      {outcome === 'failed' && (
        <ButtonLink to="/support" size="lg" look="paper">
          {resultCopy.contact}
        </ButtonLink>
      )}
    </chakra.div>
  );
}
