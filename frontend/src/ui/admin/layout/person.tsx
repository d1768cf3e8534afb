import { chakra } from '@chakra-ui/react';
import { LongWord } from './long-word';

/** A person in a row: the name, and the e-mail address below it where there is room. */
export function Person({ name, email }: { name: string; email: string }) {
  return (
    <chakra.span display="block" lineHeight="1.3">
      <chakra.span display="block" fontWeight="medium">
        {name}
      </chakra.span>
      <chakra.span
        display={{ base: 'none', md: 'inline-block' }}
        color="muted"
        fontSize="xs"
        fontWeight="normal"
        lineHeight="1.3"
        verticalAlign="top"
      >
        <LongWord>{email}</LongWord>
      </chakra.span>
    </chakra.span>
  );
}
