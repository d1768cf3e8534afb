import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fruitOf } from '../../../../theme/fruit';
import { Gummy } from '../../../../ui/gummy';

interface ListHeadProps {
  title: string;
  intro: string | undefined;
  /** How many products there are. */
  count: string | undefined;
  /** Slug of the category, whose colour and gummy the head has. Absent: all categories. */
  category: string | undefined;
  children: ReactNode;
}

/** The head of a list: its title in the colour of the category, beside its gummy. On a desktop the field is on its line. */
export function ListHead({ title, intro, count, category, children }: ListHeadProps) {
  const { fruit, gummy } = fruitOf(category);
  return (
    <chakra.div
      bg={category ? `fruit.${fruit}.tint` : 'fruit.mandarin.tint'}
      pt={{ base: '6', md: '10' }}
      pb={{ base: '6', md: '10' }}
    >
      <chakra.div
        maxW="wide"
        mx="auto"
        px={{ base: '4', md: '8' }}
        position="relative"
        display={{ xl: 'grid' }}
        css={{ '& > :is(h1, p)': { gridColumn: { xl: '1' } } }}
        gridTemplateColumns={{ xl: 'minmax(0, 1fr) 24rem 20rem' }}
        columnGap="8"
      >
        <Gummy
          shape={category ? gummy : 'heart'}
          position="absolute"
          right={{ base: '4', md: '8', xl: '24' }}
          top={{ base: '-2', md: '50%' }}
          w={{ base: '5.5rem', md: '11rem', xl: '14rem' }}
          translate={{ md: '0 -50%' }}
          rotate="8deg"
          pointerEvents="none"
        />
        <chakra.h1
          fontSize="clamp(2.5rem, 6vw, 5rem)"
          lineHeight="tight"
          letterSpacing="-0.03em"
          pr={{ base: '6.5rem', md: '16rem', xl: '0' }}
        >
          {title}
        </chakra.h1>
        {intro && (
          <chakra.p
            fontSize={{ base: 'md', md: 'lg' }}
            lineHeight="1.45"
            mt="3"
            maxW="text"
            pr={{ base: '6.5rem', md: '0' }}
          >
            {intro}
          </chakra.p>
        )}
        <chakra.p role="status" mt="2" minH="6" fontSize="sm" fontWeight="semibold">
          {count}
        </chakra.p>
        <chakra.div mt={{ base: '3', xl: '0' }} maxW="27rem" gridArea={{ xl: '1 / 2' }} alignSelf="center">
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
