import { useRef } from 'react';

/** Returns the value, or the previous one while it is null, so that a closing dialog keeps its content. */
export function useLast<T>(value: T | null): T | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
