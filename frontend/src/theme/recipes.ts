import { defineRecipe } from '@chakra-ui/react';

export const ease = { transitionTimingFunction: 'out', transitionDuration: 'quick' };

/** Pill-shaped buttons. `main` marks the primary action of a screen; mandarin always carries ink. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    rounded: 'full',
    fontFamily: 'body',
    fontWeight: 'bold',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    transitionProperty: 'background-color, color, border-color, translate, opacity',
    ...ease,
    _active: { translate: '0 1px' },
    _disabled: { opacity: 0.55, translate: 'none' },
  },
  variants: {
    look: {
      main: { bg: 'fruit.mandarin.strong', color: 'ink', _hover: { bg: '#FF8F3D' } },
      ink: { bg: 'ink', color: 'paper', _hover: { bg: '#3B2E52' } },
      paper: { bg: 'paper', color: 'ink', _hover: { bg: 'white' } },
      line: { border: '1.5px solid', borderColor: 'edge', color: 'ink', _hover: { borderColor: 'ink' } },
      quiet: { color: 'ink', _hover: { bg: 'line' } },
      danger: { bg: 'fruit.raspberry.strong', color: 'white', _hover: { bg: 'danger' } },
    },
    size: {
      sm: { minH: '10', px: '4', fontSize: 'sm' },
      md: { minH: '12', px: '6', fontSize: 'md' },
      lg: { minH: '14', px: { base: '6', md: '8' }, fontSize: 'md' },
      icon: { w: '11', h: '11', flexShrink: 0 },
    },
  },
  defaultVariants: { look: 'main', size: 'md' },
});

const chosenChip = { bg: 'ink', color: 'paper', borderColor: 'ink' };

/** Chips: filter tabs, tags and badges. */
export const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    rounded: 'full',
    fontWeight: 'semibold',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    transitionProperty: 'background-color, color, border-color',
    ...ease,
  },
  variants: {
    look: {
      choice: {
        minH: '11',
        fontSize: 'sm',
        px: '1.125rem',
        border: '1.5px solid',
        borderColor: 'line',
        bg: 'paper',
        _hover: { borderColor: 'ink' },
        _pressed: chosenChip,
        '&:is([aria-current=true], [aria-current=page])': chosenChip,
      },
      badge: {
        minH: '7',
        px: '3',
        fontSize: 'xs',
        fontWeight: 'bold',
        bg: 'paper',
        color: 'ink',
        letterSpacing: '0.02em',
      },
      tag: { minH: '8', px: '3.5', fontSize: 'sm', bg: 'stone', color: 'ink', _hover: { bg: 'line' } },
    },
  },
  defaultVariants: { look: 'choice' },
});

/** Amounts: tabular figures in the display face. */
export const priceRecipe = defineRecipe({
  base: {
    fontFamily: 'display',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'lg' },
      lg: { fontSize: '2xl' },
    },
  },
  defaultVariants: { size: 'md' },
});
