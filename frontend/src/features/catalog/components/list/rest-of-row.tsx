import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../../ui/controls/button';
import { catalogCopy } from '../../copy';
import { listCopy } from '../../list-copy';

/** What the last row leaves free, by the number of cells in it. */
const freeOfThree = ['span 3', 'span 2', 'span 1'] as const;
const freeOfFour = ['span 4', 'span 3', 'span 2', 'span 1'] as const;

const slice = 'url(/art/gummies/slice.webp)';

interface RestOfRowProps {
  /** How many cells stand before it, in a grid of three columns and in one of four. */
  taken: { three: number; four: number };
  /** Shows it on phones too, and as a row of its own after three full columns. */
  always: boolean;
  /** The vitamin test, where the grid already has all products. */
  to: '/products' | '/vitaminetest';
}

/** Fills the rest of an incomplete row with a link, beside a bitten gummy where it has room. */
export default function RestOfRow({ taken, always, to }: RestOfRowProps) {
  const [three, four] = [taken.three % 3, taken.four % 4];
  const [isWideOfThree, isWideOfFour] = [three < 2, four < 3];
  return (
    <chakra.li
      gridColumn={{ md: freeOfThree[three], lg: freeOfFour[four] }}
      display={{
        base: always ? 'flex' : 'none',
        md: always || three > 0 ? 'flex' : 'none',
        lg: four > 0 ? 'flex' : 'none',
      }}
      position="relative"
      overflow="clip"
      flexDirection="column"
      alignItems="flex-start"
      justifyContent="flex-end"
      gap="5"
      p={{ base: '5', md: '8' }}
      rounded="card"
      bg="fruit.mango.strong"
      minH={{ base: '11rem', md: 'auto' }}
      backgroundImage={{
        base: slice,
        md: isWideOfThree ? 'none' : slice,
        lg: isWideOfFour ? 'none' : slice,
      }}
      backgroundPosition="right 1.25rem top 1.25rem"
      backgroundSize={{ base: '6rem', md: '7rem' }}
      backgroundRepeat="no-repeat"
    >
      <chakra.img
        src="/art/bite-768.webp"
        srcSet="/art/bite-480.webp 480w, /art/bite-768.webp 768w, /art/bite-1200.webp 1200w"
        sizes="40vw"
        alt=""
        loading="lazy"
        decoding="async"
        display={{ base: 'none', md: isWideOfThree ? 'block' : 'none', lg: isWideOfFour ? 'block' : 'none' }}
        position="absolute"
        top="0"
        right="0"
        w="45%"
        h="full"
        objectFit="cover"
      />
      <chakra.p
        fontFamily="display"
        fontWeight="black"
        fontSize={{ base: '2xl', md: '3xl', xl: isWideOfFour ? '4.5rem' : '3xl' }}
        lineHeight="1"
        letterSpacing="-0.03em"
        maxW={{ base: '13ch', md: isWideOfThree ? '50%' : '13ch', lg: isWideOfFour ? '50%' : '13ch' }}
      >
        {to === '/products' ? listCopy.restOfRow : listCopy.inDoubt}
      </chakra.p>
      <ButtonLink look="ink" to={to}>
        {to === '/products' ? catalogCopy.emptyWayOn : catalogCopy.toQuiz}
      </ButtonLink>
    </chakra.li>
  );
}
