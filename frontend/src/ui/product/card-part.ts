import { chakra } from '@chakra-ui/react';
import { cardRecipe } from '../../theme/card-recipe';

/** A part of a product card, by its name in the recipe. */
export const Part = chakra('div', cardRecipe);
