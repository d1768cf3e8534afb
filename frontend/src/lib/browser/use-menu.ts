import { useEffect, useRef, useState } from 'react';
import { useOnNavigate } from './use-on-navigate';

/**
 * State of a menu below a button of the header. It closes on a press or focus elsewhere and on navigation. Esc closes
 * it too and returns the focus to the button.
 * @returns `root` for the element around button and menu, `button` for the button
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOnNavigate(() => setOpen(false));
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    // Captured: React stops the events of a part of the page that is not hydrated yet.
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', closeOutside, options);
    document.addEventListener('focusin', closeOutside, options);
    document.addEventListener('keydown', closeOnEscape, options);
    return () => listening.abort();
  }, [isOpen]);
  return { isOpen, toggle: () => setOpen(!isOpen), root, button };
}
