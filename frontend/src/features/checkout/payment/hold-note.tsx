import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { holdCopy } from '../copy';
import { spokenSeconds, timeLeft } from './hold';
import { useCountdown } from './use-countdown';

interface HoldNoteProps {
  until: string;
  /** Whether a payment is in progress, in which case nothing restarts. */
  isPaying: boolean;
  onOver: () => void;
}

/** Shows how long the pieces are still held, when little time is left. */
export function HoldNote({ until, isPaying, onOver }: HoldNoteProps) {
  const left = useCountdown(until);
  const isOver = left === 0 && !isPaying;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return (
    <>
      <chakra.span srOnly role="status">
        {left !== null && left > 0 && holdCopy.left(timeLeft(spokenSeconds(left)))}
      </chakra.span>
      {left !== null && left > 0 && (
        <chakra.p
          role="timer"
          px="5"
          py="4"
          rounded="input"
          bg="fruit.mango.tint"
          lineHeight="1.4"
          fontVariantNumeric="tabular-nums"
          animation="rise 250ms"
        >
          {holdCopy.left(timeLeft(left))}
        </chakra.p>
      )}
    </>
  );
}
