import { chakra } from '@chakra-ui/react';
import { uiCopy } from '../../../ui/copy';
import { Gummy } from '../../../ui/gummy';

export function Spinner() {
  return (
    <chakra.div role="status" display="grid" placeItems="center" minH="24rem">
      <chakra.div display="flex" gap="3">
        {['drop', 'heart', 'bolt'].map((shape, place) => (
          <Gummy
            key={shape}
            shape={shape}
            w="12"
            animation="hop 700ms infinite"
            style={{ animationDelay: `${place * 110}ms` }}
          />
        ))}
      </chakra.div>
      <chakra.span srOnly>{uiCopy.loading}</chakra.span>
    </chakra.div>
  );
}
