import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FruitName, GummyShape } from '../../../theme/fruit';
import type { PaymentOutcome } from '../api';

type State = PaymentOutcome | 'loading';

const looks: Record<State, { fruit: FruitName; gummies: GummyShape[] }> = {
  loading: { fruit: 'mango', gummies: ['slice', 'slice', 'slice'] },
  succeeded: { fruit: 'lime', gummies: ['drop', 'heart', 'bolt'] },
  processing: { fruit: 'mango', gummies: ['slice', 'ring', 'slice'] },
  canceled: { fruit: 'blueberry', gummies: ['moon'] },
  failed: { fruit: 'raspberry', gummies: ['heart'] },
};

interface ResultSceneProps {
  outcome: State;
  title: string;
  text: string;
  children: ReactNode;
}

/** A full-screen outcome in its own colour, with gummies. */
export function ResultScene({ outcome, title, text, children }: ResultSceneProps) {
  const { fruit, gummies } = looks[outcome];
  const repeats = outcome === 'loading' ? 'infinite' : '2';
  return (
    <chakra.div
      bg={`fruit.${fruit}.tint`}
      minH="calc(100dvh - 4rem)"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap="6"
      textAlign="center"
      px="6"
      py="16"
      transition="background-color 250ms"
    >
      <chakra.div display="flex" gap="3" h={{ base: '20', sm: '24', md: '32' }} aria-hidden="true" data-screen-only>
        {gummies.map((shape, index) => (
          <chakra.img
            key={`${outcome}-${index}`}
            src={`/art/gummies/${shape}.webp`}
            alt=""
            h="full"
            objectFit="contain"
            animation={`hop 600ms ${repeats}`}
            style={{ animationDelay: `${index * 110}ms` }}
          />
        ))}
      </chakra.div>
      <chakra.div role="status" display="grid" gap="4" justifyItems="center">
        <chakra.h1 fontSize="clamp(2.5rem, 6vw, 4.5rem)" lineHeight="tight" letterSpacing="-0.035em" maxW="14ch">
          {title}
        </chakra.h1>
        <chakra.p fontSize="lg" lineHeight="1.45" maxW="30rem">
          {text}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.div>
  );
}
