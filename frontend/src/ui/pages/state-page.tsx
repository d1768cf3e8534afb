import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { offlineDrawing } from './offline-drawing';

type Art = 'gate' | 'not-found' | 'empty' | 'error';

interface StatePageProps {
  /** A small drawing of gummies. */
  art: Art | 'offline';
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
      pt={compact ? '10' : { base: '16', md: '10', lg: '24' }}
      pb={compact ? '10' : { base: '16', md: '24' }}
      maxW="text"
      mx="auto"
    >
      {art === 'offline' ? (
        <OfflineDrawing w={compact ? '36' : { base: '48', md: '64' }} />
      ) : (
        <chakra.img
          src={`/art/states/${art}.webp`}
          alt=""
          htmlWidth={480}
          htmlHeight={480}
          w={compact ? '36' : { base: '48', md: '64' }}
          aspectRatio="1"
          objectFit="contain"
        />
      )}
      <Title fontSize={compact ? '2xl' : '3xl'}>{title}</Title>
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

/** The drawing of the state without a connection. */
export function OfflineDrawing(style: HTMLChakraProps<'span'>) {
  return (
    <chakra.span
      data-drawing="offline"
      display="block"
      aspectRatio="4 / 3"
      dangerouslySetInnerHTML={{ __html: offlineDrawing }}
      {...style}
    />
  );
}
