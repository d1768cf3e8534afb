import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../../ui/controls/button';
import { catalogCopy } from '../../copy';
import { listCopy } from '../../list-copy';

/** What the last row leaves free, by the number of cells in it. */
const freeOfThree = ['span 3', 'span 2', 'span 1'] as const;
const freeOfFour = ['span 4', 'span 3', 'span 2', 'span 1'] as const;

interface RestOfRowProps {
  /** How many cells stand before it, in a grid of three columns and in one of four. */
  taken: { three: number; four: number };
  /** Shows it on phones too, and as a row of its own after three full columns. */
  always: boolean;
  /** The vitamin test, where the grid already has all products. */
  to: '/products' | '/vitaminetest';
}

/** Fills the rest of an incomplete row with a link. */
export default function RestOfRow({ taken, always, to }: RestOfRowProps) {
  const [three, four] = [taken.three % 3, taken.four % 4];
  return (
    <chakra.li
      gridColumn={{ md: freeOfThree[three], lg: freeOfFour[four] }}
      display={{
        base: always ? 'flex' : 'none',
        md: always || three > 0 ? 'flex' : 'none',
        lg: four > 0 ? 'flex' : 'none',
      }}
      flexDirection="column"
      alignItems="flex-start"
      justifyContent="flex-end"
      gap="5"
      p={{ base: '5', md: '8' }}
      rounded="card"
      bg="fruit.mango.strong"
      minH={{ base: '11rem', md: 'auto' }}
      backgroundImage={{
        base: 'url(/art/gummies/slice.webp)',
        lg: 'url(/art/gummies/slice.webp), url(/art/gummies/heart.webp)',
      }}
      backgroundPosition={{ base: 'right 1.25rem top 1.25rem', lg: 'right 1.5rem top 1.5rem, left 2rem top 3.5rem' }}
      backgroundSize={{ base: '6rem', md: '7rem', lg: '10rem, 5rem' }}
      backgroundRepeat="no-repeat"
    >
      <chakra.p
        fontFamily="display"
        fontWeight="black"
        fontSize={{ base: '2xl', md: '3xl' }}
        lineHeight="1"
        letterSpacing="-0.03em"
        maxW="13ch"
      >
        {to === '/products' ? listCopy.restOfRow : listCopy.inDoubt}
      </chakra.p>
      <ButtonLink look="ink" to={to}>
        {to === '/products' ? catalogCopy.emptyWayOn : catalogCopy.toQuiz}
      </ButtonLink>
    </chakra.li>
  );
}
