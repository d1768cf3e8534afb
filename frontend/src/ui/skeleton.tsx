import { chakra } from '@chakra-ui/react';

/** A place where something will stand. Hidden from screen readers: its list says that it is loading. */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      rounded: 'small',
      bgImage:
        'linear-gradient(100deg, var(--gum-colors-stone) 40%, var(--gum-colors-shine) 50%, var(--gum-colors-stone) 60%)',
      bgSize: '200% 100%',
      animation: 'shimmer 1.4s linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
