import { chakra } from '@chakra-ui/react';
import { statusDots, type Tone } from './status';

/** A status as a dot and a word. */
export function StatusMark({ tone, children }: { tone: Tone; children: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" fontWeight="semibold" whiteSpace="nowrap">
      <chakra.span aria-hidden w="2.5" h="2.5" flexShrink={0} rounded="full" bg={statusDots[tone]} />
      <span>{children}</span>
    </chakra.span>
  );
}
