import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FruitName } from '../../../theme/fruit';

interface PageHeadProps {
  fruit: FruitName;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** The top of a service page: one tint, one large title. */
export function PageHead({ fruit, title, text, children }: PageHeadProps) {
  return (
    <chakra.div bg={`fruit.${fruit}.tint`}>
      <chakra.div maxW="content" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '10', md: '16' }}>
        <chakra.h1 fontSize="hero" lineHeight="tight" letterSpacing="-0.035em" overflowWrap="anywhere" hyphens="manual">
          {title}
        </chakra.h1>
        {text && (
          <chakra.div display="grid" gap="3" fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.45" mt="4" maxW="text">
            {text}
          </chakra.div>
        )}
        {children}
      </chakra.div>
    </chakra.div>
  );
}
