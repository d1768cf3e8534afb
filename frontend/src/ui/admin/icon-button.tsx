import type { ReactNode } from 'react';
import { Button } from '../controls/button';

interface IconButtonProps {
  label: string;
  /** It keeps its place and the focus, and does nothing. */
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A small button of which only the drawing shows; its name comes up when it is pointed at. */
export function IconButton({ label, isOff = false, onClick, children }: IconButtonProps) {
  return (
    <Button
      look="quiet"
      w="9"
      minH="9"
      px="0"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      opacity={isOff ? 0.3 : undefined}
      cursor={isOff ? 'default' : undefined}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
