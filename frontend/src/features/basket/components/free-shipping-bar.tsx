import { chakra } from '@chakra-ui/react';
import { formatCents } from '../../../lib/format';
import { basketCopy } from '../copy';

/** The amount left until free shipping, as text and as a progress bar. */
export function FreeShippingBar({ missingCents, fromCents }: { missingCents: number; fromCents: number }) {
  const percent = fromCents === 0 ? 100 : Math.min(100, Math.round(100 - (100 * missingCents) / fromCents));
  return (
    <chakra.div
      mx={{ base: '4', md: '6' }}
      p="4"
      rounded="input"
      bg={missingCents > 0 ? 'fruit.mango.tint' : 'fruit.lime.tint'}
      transition="background-color 250ms"
    >
      <chakra.p fontSize="sm" fontWeight="semibold" lineHeight="1.3" mb="2.5" aria-live="polite">
        {missingCents > 0 ? basketCopy.missing(formatCents(missingCents)) : basketCopy.shipsFree}
      </chakra.p>
      <chakra.div
        role="progressbar"
        aria-label={basketCopy.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        h="2"
        rounded="full"
        bg="white"
        overflow="hidden"
      >
        <chakra.div
          h="full"
          rounded="full"
          bg={missingCents > 0 ? 'fruit.mango.strong' : 'fruit.lime.strong'}
          transformOrigin="left"
          transition="transform 400ms var(--gum-easings-out)"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </chakra.div>
    </chakra.div>
  );
}
