import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '../../theme/input-recipe';

/** A text field without a label. Apart from the other fields, because every page of the shop loads it. */
export const Input = chakra('input', inputRecipe);
