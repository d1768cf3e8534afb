import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ProductSectionProps {
  id: string;
  title: string;
  /** `content` for what is read, `wide` for cards. */
  width: 'content' | 'wide';
  children: ReactNode;
}

/** A part below the product with a heading of its own. */
export function ProductSection({ id, title, width, children }: ProductSectionProps) {
  return (
    <chakra.section
      aria-labelledby={id}
      maxW={width}
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '14', md: '20' }}
    >
      <chakra.h2 id={id} fontSize="3xl" mb={{ base: '5', md: '8' }}>
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
