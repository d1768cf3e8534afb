import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FruitName, GummyShape } from '../../../theme/fruit';
import { Gummy } from '../../../ui/gummy';

interface PageHeadProps {
  fruit: FruitName;
  title: string;
  /** Fills the right of the head from 700 px. */
  gummy?: GummyShape;
  text?: ReactNode;
  children?: ReactNode;
}

/** The top of a service page: one tint, one large title. */
export function PageHead({ fruit, title, gummy, text, children }: PageHeadProps) {
  return (
    <chakra.div bg={`fruit.${fruit}.tint`}>
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '10', md: '16' }}
        display="flex"
        alignItems="center"
        gap="8"
      >
        <chakra.div flex="1" minW="0">
          <chakra.h1
            fontSize="hero"
            lineHeight="tight"
            letterSpacing="-0.035em"
            overflowWrap="anywhere"
            hyphens="manual"
          >
            {title}
          </chakra.h1>
          {text && (
            <chakra.div display="grid" gap="3" fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.45" mt="4" maxW="text">
              {text}
            </chakra.div>
          )}
          {children}
        </chakra.div>
        {gummy && (
          <Gummy
            shape={gummy}
            display={{ base: 'none', md: 'block' }}
            w={{ md: '5.5rem', lg: '10rem' }}
            my="-6"
            flexShrink="0"
            rotate="10deg"
          />
        )}
      </chakra.div>
    </chakra.div>
  );
}
