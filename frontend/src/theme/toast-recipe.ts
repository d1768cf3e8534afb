import { defineRecipe } from '@chakra-ui/react';

/**
 * The place of toasts. One with a picture is about a product: under the basket of the header on a desktop, where neither the
 * name nor the button of a product is; at the foot of smaller screens, above the bar with the button of a product page.
 */
export const toastRecipe = defineRecipe({
  base: {
    position: 'fixed',
    inset: { base: 'auto 1rem 1rem 1rem', md: 'auto 1.5rem 1.5rem auto' },
    w: { base: 'auto', md: 'max-content' },
    maxW: { md: '40rem' },
    bg: 'transparent',
    overflow: 'visible',
    color: 'ink',
    '&:has(img)': {
      inset: {
        base: 'auto 1rem calc(var(--foot, 1rem) + env(safe-area-inset-bottom)) 1rem',
        md: 'auto auto calc(var(--foot, 1rem) + env(safe-area-inset-bottom)) 1.5rem',
        lg: '5.75rem 2rem auto auto',
      },
      w: { md: '24rem' },
    },
  },
});
