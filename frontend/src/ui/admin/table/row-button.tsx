import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../../controls/button';

type RowButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { onClick: () => void };

/** A button at the end of a row. A double click counts once. Name the row in its `aria-label`. */
export function RowButton({ onClick, ...props }: RowButtonProps) {
  const once = (event: MouseEvent) => {
    if (event.detail <= 1) onClick();
  };
  return <Button look="line" size="sm" minH="8" px="3" fontSize="xs" {...props} onClick={once} />;
}
