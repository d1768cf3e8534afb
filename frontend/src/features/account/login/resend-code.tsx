import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { loginCopy } from '../copy';

interface ResendCodeProps {
  /** The time from which a new code can be requested (milliseconds). */
  from: number;
  isSending: boolean;
  onResend: () => void;
}

/** The seconds to wait, and then the button that requests a new code. */
export function ResendCode({ from, isSending, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(from);
  if (seconds > 0)
    return (
      <chakra.p fontSize="sm" color="muted" fontVariantNumeric="tabular-nums">
        {loginCopy.resendIn(seconds)}
      </chakra.p>
    );
  return (
    <Button look="line" size="sm" aria-disabled={isSending} onClick={() => !isSending && onResend()}>
      {isSending ? loginCopy.sending : loginCopy.resend}
    </Button>
  );
}

/** Returns the whole seconds until a time, never below zero. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = window.setInterval(() => setNow(Date.now()), 250);
    return () => window.clearInterval(timer);
  }, [isOver]);
  return seconds;
}
