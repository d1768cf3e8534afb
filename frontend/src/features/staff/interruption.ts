import { useEffect, useRef, useState } from 'react';
import { whenInterrupted } from '../../lib/http/session-end';

interface Interrupted {
  /** Whether calls wait for staff. */
  isOver: boolean;
  /** Resumes the waiting calls, or lets them fail. */
  answer: (isLoggedIn: boolean) => void;
}

/** Detects a refusal during work that staff can lift. All refused calls wait for the same dialog. */
export function useInterruption(by: 'not-logged-in' | 'factor-needed'): Interrupted {
  const [isOver, setOver] = useState(false);
  const waiting = useRef<{ login: Promise<boolean>; resolve: (isLoggedIn: boolean) => void }>(null);
  const answer = (isLoggedIn: boolean) => {
    waiting.current?.resolve(isLoggedIn);
    waiting.current = null;
    setOver(false);
  };
  useEffect(() => {
    const forget = whenInterrupted(by, () => {
      setOver(true);
      if (waiting.current) return waiting.current.login;
      let resolve = (_isLoggedIn: boolean) => {};
      const login = new Promise<boolean>((settle) => (resolve = settle));
      waiting.current = { login, resolve };
      return login;
    });
    return () => {
      forget();
      waiting.current?.resolve(false);
      waiting.current = null;
    };
  }, [by]);
  return { isOver, answer };
}
