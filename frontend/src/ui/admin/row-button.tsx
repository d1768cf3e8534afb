import type { ComponentProps } from 'react';
import { Button } from '../button';

/** Does something with one row, at its end. Name the row in its `aria-label`. */
export function RowButton(props: ComponentProps<typeof Button>) {
  return <Button look="line" size="sm" minH="8" px="3" fontSize="xs" {...props} />;
}
