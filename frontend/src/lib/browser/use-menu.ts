import { useEffect, useRef, useState } from 'react';
import { useOnNavigate } from './use-on-navigate';

/**
 * What unfolds below a button of the header. Closes on a press or focus elsewhere, on leaving the page, and on Esc,
 * which gives the focus back to the button.
 * @returns `root` belongs on what holds button and menu, `button` on the button
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
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  return { isOpen, toggle: () => setOpen(!isOpen), root, button };
}
