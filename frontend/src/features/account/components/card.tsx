import { chakra } from '@chakra-ui/react';

export const Card = chakra('section', {
  base: {
    rounded: 'card',
    overflow: 'clip',
    bg: 'white',
    border: '1.5px solid',
    borderColor: 'line',
    p: { base: '5', sm: '8' },
  },
});
