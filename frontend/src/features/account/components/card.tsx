import { chakra } from '@chakra-ui/react';
import { cardRecipe } from '../../../theme/recipes';

/** A white card on a paper page, with room inside. */
export const Card = chakra('section', {
  base: { ...cardRecipe.base, p: { base: '5', sm: '8' } },
  variants: cardRecipe.variants,
  defaultVariants: cardRecipe.defaultVariants,
});
