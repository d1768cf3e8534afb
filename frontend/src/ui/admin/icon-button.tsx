import type { ReactNode } from 'react';
import { Button } from '../controls/button';

interface IconButtonProps {
  label: string;
  /** Disables the button but keeps it focusable. */
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A small icon button. Its name appears on hover. */
export function IconButton({ label, isOff = false, onClick, children }: IconButtonProps) {
  return (
    <Button
      look="quiet"
      w="9"
      minH="9"
      px="0"
      css={{ 'td &': { color: 'muted' }, 'td &:hover': { color: 'ink' } }}
      data-icon
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
