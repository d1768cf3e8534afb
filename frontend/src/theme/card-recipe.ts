import { defineRecipe } from '@chakra-ui/react';

/** The parts of a product card, which lies down on a phone: picture left, words right. */
export const cardRecipe = defineRecipe({
  base: {},
  variants: {
    part: {
      frame: {
        position: 'relative',
        display: 'flex',
        flexDirection: { md: 'column' },
        h: 'full',
        rounded: 'card',
        overflow: 'clip',
      },
      picture: {
        overflow: 'clip',
        flexShrink: 0,
        w: { base: '8rem', md: 'auto' },
        aspectRatio: { md: '1' },
        mt: { md: '5' }, // lids below the badges
        // begins and ends the picture in the tint of the card, so that no seam runs along it
        maskImage: {
          base: 'linear-gradient(to right, black 85%, transparent)',
          md: 'linear-gradient(to bottom, transparent, black 8%, black 90%, transparent)',
        },
        '& img': {
          h: { base: 'full', md: 'auto' },
          transition: 'translate 250ms var(--gum-easings-spring)',
          _groupHover: { translate: '0 -6px' },
        },
        // a bundle fills its picture from side to side: a phone shows all its jars
        '&[data-bundle]': {
          '& img': { objectFit: { base: 'contain !important', md: 'cover !important' } },
        },
        // browsers load no lazy picture that is not displayed; without scripts nothing would show it
        '&[data-waits] img': {
          '@media (width < 700px) and (scripting: enabled)': { display: 'none' },
        },
      },
      words: {
        display: 'flex',
        flexDirection: 'column',
        // centred on a phone, so that a card without a badge has no hole
        justifyContent: { base: 'center', md: 'flex-start' },
        flex: '1',
        minW: '0',
        minH: { base: '9.125rem', md: '0' },
        px: { base: '3', md: '5', lg: '4', xl: '5' },
        py: { base: '2', md: '4' },
        fontSize: { base: 'xs', md: 'sm' },
        lineHeight: '1.35',
        '& h3': { fontSize: { base: 'lg', md: 'xl' } },
      },
      // on the picture of a wide card; a lying card's picture is too small for them
      badges: {
        position: { md: 'absolute' },
        top: '4',
        insetX: '4',
        display: 'flex',
        gap: { base: '1', md: '1.5', lg: '2' },
        flexWrap: 'wrap',
        pt: { base: '1', md: '0' },
        pointerEvents: 'none',
        '& > span': { minH: { base: '5', md: '7' }, px: { base: '2', lg: '3' } },
      },
      deal: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: { base: 'center', md: 'end' },
        gap: { base: '1', md: '2' },
        mt: { base: '0.5', md: 'auto' },
        pt: { md: '4' },
        '& > div': { flex: { base: '1 0 0', md: '1 0 100%', lg: '1 0 0' }, minW: 'min-content' },
        '& > button': { minW: '11', minH: '11', px: { base: '3', md: '4' } },
        '& > button:enabled': { px: { base: '0', md: '4' } },
      },
      // its second item begins with a dot, which lies left of the line where the item wraps
      contents: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '3',
        overflowX: 'clip',
        '& > span + span': {
          whiteSpace: 'nowrap',
          ml: '-3',
          _before: { content: '"·"', display: 'inline-block', w: '3', textAlign: 'center' },
        },
      },
      // empty without a subscription, so that the prices of a row align
      plan: { fontSize: 'xs', lineHeight: '1.2', minH: { md: '1.2em' } },
    },
  },
});
