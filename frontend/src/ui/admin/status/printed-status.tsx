import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { StatusMark } from './status-mark';

/** The status of a record on paper, which lacks the control that shows it on the screen. */
export function PrintedStatus(props: ComponentProps<typeof StatusMark>) {
  return (
    <chakra.span css={{ '@media not print': { display: 'none' } }}>
      <StatusMark {...props} />
    </chakra.span>
  );
}
