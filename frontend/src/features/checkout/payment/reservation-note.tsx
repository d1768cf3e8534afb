import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { reservationCopy } from '../copy';
import { spokenSeconds, timeLeft } from './time-left';
import { useCountdown } from './use-countdown';

interface ReservationNoteProps {
  until: string;
  /** Whether a payment is in progress, in which case nothing restarts. */
  isPaying: boolean;
  onOver: () => void;
}

/** Shows how long the pieces are still held, when little time is left. */
export function ReservationNote({ until, isPaying, onOver }: ReservationNoteProps) {
  const left = useCountdown(until);
  const isOver = left === 0 && !isPaying;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return (
    <>
      <chakra.span srOnly role="status">
        {left !== null && left > 0 && reservationCopy.left(timeLeft(spokenSeconds(left)))}
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
          {reservationCopy.left(timeLeft(left))}
        </chakra.p>
      )}
    </>
  );
}
