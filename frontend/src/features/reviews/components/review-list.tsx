import { chakra } from '@chakra-ui/react';

/** Reviews in columns, which `gridTemplateColumns` counts; on a phone a row that slides sideways. Give it a `tabIndex`: keys scroll it. */
export const ReviewList = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: '82%',
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '4',
    scrollbarWidth: 'none',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
  },
});
