import { useRef } from 'react';

/** The value, or the one before it while there is none: a window that closes keeps showing what it showed. */
export function useLast<T>(value: T | null): T | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
