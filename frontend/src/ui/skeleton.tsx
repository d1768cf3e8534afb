import { chakra } from '@chakra-ui/react';

/** A placeholder while content loads. It is hidden from screen readers, because its list announces the loading. */
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
