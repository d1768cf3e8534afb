import { useEffect, useRef, useState } from 'react';
import { whenSessionEnds } from '../../lib/http/session-end';

interface SessionEnd {
  /** Whether calls wait for staff to log in again. */
  isOver: boolean;
  /** Lets the waiting calls go on, or fail. */
  answer: (isLoggedIn: boolean) => void;
}

/** Knows when the session ended while somebody worked. All calls that are refused wait for the same login. */
export function useSessionEnd(): SessionEnd {
  const [isOver, setOver] = useState(false);
  const waiting = useRef<{ login: Promise<boolean>; resolve: (isLoggedIn: boolean) => void }>(null);
  const answer = (isLoggedIn: boolean) => {
    waiting.current?.resolve(isLoggedIn);
    waiting.current = null;
    setOver(false);
  };
  useEffect(() => {
    const forget = whenSessionEnds(() => {
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
  }, []);
  return { isOver, answer };
}
