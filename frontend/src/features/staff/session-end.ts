import { useEffect, useRef, useState } from 'react';
import { whenSessionEnds } from '../../lib/http/session-end';

interface SessionEnd {
  /** Whether calls wait for staff to log in again. */
  isOver: boolean;
  /** Resumes the waiting calls, or lets them fail. */
  answer: (isLoggedIn: boolean) => void;
}

/** Detects the end of the session during work. All refused calls wait for the same login. */
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
