import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Art = 'gate' | 'not-found' | 'empty' | 'error';

export const stateArt = (art: Art) => `/art/states/${art}.webp`;

interface StatePageProps {
  /** A small drawing of gummies. */
  art: Art;
  title: string;
  text?: ReactNode;
  /** Links to continue. */
  children?: ReactNode;
  /** Fits it into a panel or a section instead of a page. */
  compact?: boolean;
}

/** A drawing, a sentence and links for a missing, empty, locked or broken page. */
export function StatePage({ art, title, text, children, compact = false }: StatePageProps) {
  const Title = compact ? chakra.h2 : chakra.h1;
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      alignContent="center"
      textAlign="center"
      gap="4"
      px="6"
      py={compact ? '10' : { base: '16', md: '24' }}
      maxW="text"
      mx="auto"
    >
      <chakra.img
        src={stateArt(art)}
        alt=""
        htmlWidth={480}
        htmlHeight={480}
        w={compact ? '36' : { base: '48', md: '64' }}
        aspectRatio="1"
        objectFit="contain"
      />
      <Title fontSize={compact ? 'xl' : '3xl'}>{title}</Title>
      {text && (
        <chakra.div color="muted" maxW="28rem">
          {text}
        </chakra.div>
      )}
      {children && (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
          {children}
        </chakra.div>
      )}
    </chakra.div>
  );
}
