import { defineRecipe } from '@chakra-ui/react';

/** The parts of the vitamin test in the grid of home. */
export const quizRecipe = defineRecipe({
  base: {},
  variants: {
    part: {
      cell: { gridColumn: { base: '1 / -1', lg: 'span 2' } },
      box: {
        position: 'relative',
        overflow: 'clip',
        h: 'full',
        minH: { base: '20rem', md: '22rem' },
        p: { base: '5', md: '8' },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        alignItems: 'flex-start',
        rounded: 'card',
        bg: 'fruit.blueberry.strong',
        color: 'white',
        '& > img': { position: 'absolute' },
        '& > h2': {
          fontSize: '3xl',
          lineHeight: 'tight',
          letterSpacing: '-0.03em',
          maxW: '13ch',
          position: 'relative',
        },
      },
      words: { lineHeight: '1.45', mt: '4', mb: '6', maxW: '30rem', display: 'grid', gap: '3', position: 'relative' },
    },
  },
});

/** The parts of the steps of a subscription: rows on a phone, columns beside each other on wider screens. */
export const stepsRecipe = defineRecipe({
  base: {},
  variants: {
    part: {
      section: {
        maxW: 'wide',
        mx: 'auto',
        px: { base: '4', md: '8' },
        py: { base: '10', md: '28' },
        '& > h2': { fontSize: { base: '2xl', md: '3xl' }, lineHeight: 'tight', mb: { base: '5', md: '12' } },
      },
      list: {
        display: 'grid',
        gap: { base: '3', md: '5' },
        gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
      },
      step: {
        rounded: 'card',
        px: { base: '5', md: '8' },
        py: { base: '3', md: '8' },
        display: 'flex',
        flexDirection: { md: 'column' },
        alignItems: { base: 'center', md: 'stretch' },
        justifyContent: { md: 'space-between' },
        gap: '4',
        minH: { md: '72' },
      },
      figure: {
        display: { base: 'contents', md: 'flex' },
        justifyContent: 'space-between',
        '& > span': {
          fontFamily: 'display',
          fontWeight: 'black',
          fontSize: { base: '3rem', md: '5.5rem' },
          minW: { base: '8', md: '0' },
          lineHeight: '0.8',
        },
        '& > img': { w: { base: '12', md: '20' }, h: 'fit-content', order: { base: 1, md: 0 } },
      },
      words: {
        flex: { base: '1', md: 'none' },
        lineHeight: '1.4',
        '& > h3': { fontSize: { base: 'lg', md: 'xl' } },
        '& > p': { fontSize: { base: 'sm', md: 'md' }, mt: '1' },
      },
    },
  },
});

/** The parts of the bitten gummy in the grid of home. */
export const biteRecipe = defineRecipe({
  base: {},
  variants: {
    part: {
      cell: { gridColumn: '1 / -1', mx: { base: '-4', md: '0' } },
      band: {
        overflow: 'clip',
        rounded: { md: 'card' },
        bg: 'fruit.raspberry.tint',
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
        alignItems: 'center',
      },
      picture: {
        position: 'relative',
        '& > img': {
          w: 'full',
          h: { base: 'auto', md: '30rem', lg: '37.5rem' },
          aspectRatio: { base: '1', md: 'auto' },
          objectFit: 'cover',
          // ends the shadow before the edge towards the words, which have the same colour behind them
          maskImage: {
            base: 'linear-gradient(to bottom, black 84%, transparent)',
            md: 'linear-gradient(to right, black 70%, transparent)',
          },
        },
      },
      words: {
        px: { base: '5', md: '12' },
        pb: { base: '7', md: '0' },
        maxW: '40rem',
        '& > h2': {
          fontSize: { base: '2xl', lg: 'clamp(2.25rem, 4.4vw, 4.25rem)' },
          lineHeight: 'tight',
          letterSpacing: '-0.03em',
        },
      },
      text: {
        fontSize: { md: 'lg' },
        lineHeight: '1.45',
        mt: { base: '3', md: '5' },
        maxW: '30rem',
        display: 'grid',
        gap: '3',
      },
      link: { mt: { base: '5', md: '8' }, minH: '12' },
      facts: {
        position: 'absolute',
        insetX: { base: '5', md: '8' },
        bottom: { base: '5', md: '8' },
        display: 'flex',
        gap: '4',
        '& > li': {
          flex: '1',
          borderTop: '1.5px solid',
          borderColor: 'ink',
          pt: '2',
          fontSize: 'sm',
          fontWeight: 'bold',
        },
      },
    },
  },
});
