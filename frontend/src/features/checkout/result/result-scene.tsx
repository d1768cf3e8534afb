import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FruitName, GummyShape } from '../../../theme/fruit';
import type { PaymentOutcome } from '../api';

type State = PaymentOutcome | 'loading';

interface Look {
  fruit: FruitName;
  pictures: string[];
  /** How often they hop: what went wrong stands still. */
  hops: 'infinite' | 2 | 0;
}

const gummies = (...shapes: GummyShape[]) => shapes.map((shape) => `gummies/${shape}`);
const looks: Record<State, Look> = {
  loading: { fruit: 'mango', pictures: gummies('slice', 'slice', 'slice'), hops: 'infinite' },
  succeeded: { fruit: 'lime', pictures: gummies('drop', 'heart', 'bolt'), hops: 2 },
  processing: { fruit: 'mango', pictures: gummies('slice', 'ring', 'slice'), hops: 2 },
  canceled: { fruit: 'blueberry', pictures: gummies('moon'), hops: 0 },
  failed: { fruit: 'raspberry', pictures: ['states/error'], hops: 0 },
};

interface ResultSceneProps {
  outcome: State;
  title: string;
  text: string;
  children: ReactNode;
}

/** A full-screen outcome in its own colour, with gummies. */
export function ResultScene({ outcome, title, text, children }: ResultSceneProps) {
  const { fruit, pictures, hops } = looks[outcome];
  return (
    <chakra.div
      bg={`fruit.${fruit}.tint`}
      minH="calc(100dvh - 4rem)"
      display="grid"
      // What comes later stands below what is already read, so nothing moves.
      alignContent="start"
      justifyItems="center"
      gap="6"
      textAlign="center"
      px="6"
      pt={{ base: '10', md: '20' }}
      pb="16"
      transition="background-color 250ms"
    >
      <chakra.div display="flex" gap="3" h={{ base: '20', sm: '24', md: '32' }} aria-hidden="true" data-screen-only>
        {pictures.map((picture, index) => (
          <chakra.img
            key={`${outcome}-${index}`}
            src={`/art/${picture}.webp`}
            alt=""
            h="full"
            objectFit="contain"
            transformOrigin="bottom"
            // This picture has room around its drawing. Enlarging it here moves no text.
            transform={outcome === 'failed' ? 'scale(1.7)' : undefined}
            animation={hops ? `hop 600ms ${hops}` : undefined}
            style={{ animationDelay: `${index * 110}ms` }}
          />
        ))}
      </chakra.div>
      <chakra.div role="status" display="grid" gap="4" justifyItems="center">
        <chakra.h1
          key={`title-${outcome}`}
          fontSize="clamp(2.5rem, 6vw, 4.5rem)"
          lineHeight="tight"
          letterSpacing="-0.035em"
          maxW="14ch"
        >
          {title}
        </chakra.h1>
        <chakra.p key={`text-${outcome}`} fontSize="lg" lineHeight="1.45" maxW="30rem" textWrap="balance">
          {text}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.div>
  );
}
