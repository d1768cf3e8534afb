import { chakra } from '@chakra-ui/react';
import { firstProofTexts } from '../../../../../../contracts/shop-texts/first-proofs.js';
import { useLines } from '../../../../lib/shop/texts';
import { Gummy } from '../../../../ui/gummy';

const gummies = ['bolt', 'heart', 'drop', 'moon', 'star', 'ring', 'slice'] as const;

/** The last line of the grid on home, under gummies that fade as what they announce is not there yet. */
export default function GridEnd() {
  const lineOf = useLines();
  return (
    <chakra.div mt={{ base: '7', md: '20' }} textAlign="center">
      <chakra.div
        display="flex"
        justifyContent="center"
        gap={{ base: '2', md: '6' }}
        maskImage="linear-gradient(to right, black 20%, transparent 115%)"
        aria-hidden="true"
      >
        {gummies.map((gummy) => (
          <Gummy key={gummy} shape={gummy} loading="lazy" flex="0 1 5rem" minW="0" objectFit="contain" />
        ))}
      </chakra.div>
      <chakra.p
        mt={{ base: '2', md: '6' }}
        fontFamily="display"
        fontSize="clamp(2rem, 5.4vw, 4.75rem)"
        fontWeight="black"
        lineHeight="tight"
        letterSpacing="-0.035em"
        textWrap="balance"
      >
        {lineOf('home-grid-end', firstProofTexts['home-grid-end'])}
      </chakra.p>
    </chakra.div>
  );
}
