import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ProductSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part below the product with a heading of its own, as wide as the footer. */
export function ProductSection({ id, title, children }: ProductSectionProps) {
  return (
    <chakra.section
      aria-labelledby={id}
      maxW="wide"
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
