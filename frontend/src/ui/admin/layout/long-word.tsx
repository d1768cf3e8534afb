import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';

/** An e-mail address or id in a row: it breaks before its `@`, and anywhere in a column that is narrower still. */
export function LongWord({ children }: { children: string }) {
  return children.split(/(?=@)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      <chakra.span overflowWrap="anywhere">{part}</chakra.span>
    </Fragment>
  ));
}
