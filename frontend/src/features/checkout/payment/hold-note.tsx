import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { holdCopy } from '../copy';
import { spokenSeconds, timeLeft } from './hold';
import { useCountdown } from './use-countdown';

interface HoldNoteProps {
  until: string;
  /** Somebody is paying: then nothing is begun anew. */
  isPaying: boolean;
  onOver: () => void;
}

/** How long the pieces are still held, said calmly and only when it gets short. */
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
