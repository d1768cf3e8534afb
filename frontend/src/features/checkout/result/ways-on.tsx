import { chakra } from '@chakra-ui/react';
import { Button, ButtonLink } from '../../../ui/controls/button';
import type { PaymentOutcome } from '../api';
import { resultCopy } from '../copy';

interface WaysOnProps {
  outcome: PaymentOutcome;
  /** Whether the basket is empty, so that there is nothing to pay again. */
  isEmpty: boolean;
  /** Present when the outcome is unknown. It precedes paying again. */
  onLookAgain?: () => void;
}

/** The links that follow each outcome. */
export function WaysOn({ outcome, isEmpty, onLookAgain }: WaysOnProps) {
  const isOver = isEmpty || outcome === 'succeeded' || outcome === 'processing';
  return (
    <chakra.div
      data-screen-only
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
      {isOver ? (
        <ButtonLink to="/" size="lg" look={onLookAgain ? 'paper' : 'main'}>
          {resultCopy.home}
        </ButtonLink>
      ) : (
        <ButtonLink to="/checkout" size="lg" look={onLookAgain ? 'paper' : 'main'}>
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
