import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { whenInterrupted } from '../../lib/http/session-end';
import { staffQuery } from '../../lib/staff/staff-query';
import { ownFactorsQuery } from '../../ui/admin/staff/own-factors';
import { readAgain } from '../../lib/http/read-again';

interface Interrupted {
  /** Whether calls wait for staff. */
  isOver: boolean;
  /** Resumes the waiting calls, or lets them fail. */
  answer: (isLoggedIn: boolean) => void;
  /** Begins without a refused call. */
  interrupt: () => void;
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
  return { isOver, answer, interrupt: () => setOver(true) };
}

/**
 * Opens the own account when work is refused because a second step became required. The refused calls fail; a form with
 * changes asks before it is left.
 */
export function useRequiredFactor(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    let opening: Promise<void> | undefined;
    const open = async () => {
      await readAgain(queryClient, [ownFactorsQuery.queryKey]);
      await queryClient.fetchQuery({ ...staffQuery, staleTime: 0 });
      void navigate({ to: '/admin/$section', params: { section: 'account' } }); // never settles when a form keeps it
    };
    return whenInterrupted('factor-required', async () => {
      opening ??= open().finally(() => (opening = undefined));
      await opening;
      return false;
    });
  }, [queryClient, navigate]);
}
