import { chakra } from '@chakra-ui/react';
import { reviewsCopy } from '../copy';
import { Stars } from './stars';

/** The average score, as large as the title beside it. */
export function Score({ count }: { count?: string }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="4">
      <chakra.strong
        fontFamily="display"
        fontWeight="black"
        fontSize={{ base: '4rem', md: '6rem' }}
        lineHeight="0.8"
        letterSpacing="-0.04em"
      >
        {reviewsCopy.score}
      </chakra.strong>
      <chakra.span display="grid" gap="1.5" justifyItems="start">
        <Stars size="1.375rem" />
        {count && <chakra.span fontWeight="semibold">{count}</chakra.span>}
      </chakra.span>
    </chakra.div>
  );
}
