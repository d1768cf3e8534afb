import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AccountPageProps {
  /** A link to the page above. */
  back?: ReactNode;
  title: string;
  intro?: ReactNode;
  /** Narrower, for a form or a text instead of a list. */
  narrow?: boolean;
  children: ReactNode;
}

export function AccountPage({ back, title, intro, narrow = false, children }: AccountPageProps) {
  return (
    <chakra.div
      maxW={narrow ? '46rem' : 'content'}
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={back ? { base: '6', md: '10' } : { base: '8', md: '14' }}
      pb={{ base: '16', md: '28' }}
    >
      {back}
      <chakra.h1 fontSize={{ base: '2.5rem', md: '3.75rem' }} lineHeight="tight" letterSpacing="-0.035em">
        {title}
      </chakra.h1>
      {intro && (
        <chakra.p mt={{ base: '3', md: '4' }} fontSize={{ md: 'lg' }} color="muted" maxW="text">
          {intro}
        </chakra.p>
      )}
      <chakra.div mt={{ base: '7', md: '10' }}>{children}</chakra.div>
    </chakra.div>
  );
}
