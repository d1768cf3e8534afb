import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../../ui/controls/button';
import { catalogCopy } from '../../copy';
import { listCopy } from '../../list-copy';

/** Columns that a number of products leaves free, by that number. */
const freeOfThree = ['span 3', 'span 2', 'span 1', 'span 3'] as const;
const freeOfFour = ['span 4', 'span 3', 'span 2', 'span 1'] as const;

/** Fills the rest of an incomplete row with a link. */
export default function RestOfRow({ taken }: { taken: number }) {
  return (
    <chakra.li
      gridColumn={{ md: freeOfThree[taken], lg: freeOfFour[taken] }}
      display="flex"
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
        {listCopy.restOfRow}
      </chakra.p>
      <ButtonLink look="ink" to="/products">
        {catalogCopy.emptyWayOn}
      </ButtonLink>
    </chakra.li>
  );
}
