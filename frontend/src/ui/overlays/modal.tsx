import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { shades } from '../../theme/fruit';
import { lockScroll } from './scroll-lock';

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** The accessible name of the dialog. */
  label: string;
  /** A panel from the right, left or top, or a dialog in the middle. */
  place: 'right' | 'left' | 'top' | 'middle';
  /** Overrides the width of its place. */
  width?: string;
  children: ReactNode;
}

const Surface = chakra('dialog', {
  base: {
    color: 'ink',
    bg: 'white',
    maxW: 'none',
    maxH: 'none',
    overflow: 'hidden',
    opacity: 0,
    transitionProperty: 'opacity, translate, scale, overlay, display',
    transitionDuration: 'calm',
    transitionTimingFunction: 'out',
    transitionBehavior: 'allow-discrete',
    '&::backdrop': {
      bg: 'transparent',
      transitionProperty: 'background-color, overlay, display',
      transitionDuration: 'calm',
      transitionBehavior: 'allow-discrete',
    },
    '&[open]': { opacity: 1, translate: '0 0', scale: '1' },
    '&[open]::backdrop': { bg: shades.outline },
    _starting: { '&[open]::backdrop': { bg: 'transparent' } },
  },
  variants: {
    place: {
      right: {
        position: 'fixed',
        inset: '0 0 0 auto',
        h: '100dvh',
        w: 'min(30rem, 100vw)',
        translate: '100% 0',
        opacity: 1,
        _starting: { '&[open]': { translate: '100% 0' } },
      },
      left: {
        position: 'fixed',
        inset: '0 auto 0 0',
        h: '100dvh',
        w: 'min(24rem, 88vw)',
        translate: '-100% 0',
        opacity: 1,
        bg: 'paper',
        _starting: { '&[open]': { translate: '-100% 0' } },
      },
      top: {
        position: 'fixed',
        inset: '0 0 auto 0',
        w: '100vw',
        maxH: '92dvh',
        translate: '0 -24px',
        overflowY: 'auto',
        bg: 'paper',
        _starting: { '&[open]': { opacity: 0, translate: '0 -24px' } },
      },
      middle: {
        m: 'auto',
        w: 'min(44rem, calc(100vw - 2rem))',
        maxH: 'min(46rem, calc(100dvh - 2rem))',
        rounded: 'card',
        overflowY: 'auto',
        scale: '0.97',
        _starting: { '&[open]': { opacity: 0, scale: '0.97' } },
      },
    },
  },
});

/** Traps the focus, closes on Esc and restores the focus. On small screens the page behind it does not scroll. */
export function Modal({ isOpen, onClose, label, place, width, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    element?.showModal();
    const unlock = lockScroll();
    return () => {
      element?.close();
      unlock();
    };
  }, [isOpen]);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current && event.detail < 2) onClose(); // the second click of a double click that opened it
  };
  return (
    <Surface
      ref={dialog}
      place={place}
      style={{ width }}
      aria-label={label}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </Surface>
  );
}
