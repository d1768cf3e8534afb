import { defineRecipe } from '@chakra-ui/react';
import { ease } from './recipes';

/** Text fields and selects, in a module of their own because `recipes` is part of the first load. */
export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    rounded: 'input',
    border: '1.5px solid',
    borderColor: 'outline',
    bg: 'white',
    color: 'ink',
    fontSize: 'md',
    lineHeight: '1.3',
    transitionProperty: 'border-color',
    ...ease,
    _hover: { borderColor: 'ink' },
    _invalid: { borderColor: 'danger' },
    _readOnly: { bg: 'stone' },
  },
  variants: {
    size: {
      md: { minH: '13', px: '4' },
      sm: { minH: '10', px: '3', fontSize: 'sm', rounded: 'small' },
    },
  },
  defaultVariants: { size: 'md' },
});
