import { chakra } from '@chakra-ui/react';
import { LongWord } from './long-word';

/** Beside the menu on a window without much room, an address takes one line and no more width than the name. */
const oneLine = {
  w: '9rem',
  minW: 'full',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& wbr': { display: 'none' },
} as const;

/** A person in a row: the name, and the e-mail address below it where there is room. */
export function Person({ name, email }: { name: string; email: string }) {
  return (
    <chakra.span display="block" lineHeight="1.3">
      <chakra.span display="block" fontWeight="medium" color="ink" fontSize="sm">
        {name}
      </chakra.span>
      <chakra.span
        display={{ base: 'none', md: 'inline-block' }}
        color="muted"
        fontSize="xs"
        fontWeight="normal"
        lineHeight="1.3"
        verticalAlign="top"
        title={email}
        css={{
          '@media screen and (max-width: 1439.98px)': oneLine,
          '@media screen and (min-width: 1024px) and (max-width: 1279.98px)': { w: '6rem' }, // beside the wide menu
        }}
      >
        <LongWord>{email}</LongWord>
      </chakra.span>
    </chakra.span>
  );
}
