import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { moreCopy } from '../../more-copy';

/** The frame of the questions on a product page. */
export function ProductQuestions({ children }: { children: ReactNode }) {
  return (
    <chakra.section
      aria-labelledby="product-questions"
      maxW="content"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '14', md: '20' }}
    >
      <chakra.h2 id="product-questions" fontSize="3xl" mb={{ base: '5', md: '8' }}>
        {moreCopy.questionsTitle}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
