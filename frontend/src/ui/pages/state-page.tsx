import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StatePageProps {
  /** One of the small drawings of gummies. */
  art: 'gate' | 'not-found' | 'empty' | 'error';
  title: string;
  text?: ReactNode;
  /** The way on. */
  children?: ReactNode;
  /** Inside a panel or a section instead of on a page of its own. */
  compact?: boolean;
}

/** A drawing, a sentence and a way on: for what is missing, empty, locked or broken. */
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
        src={`/art/states/${art}.webp`}
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
