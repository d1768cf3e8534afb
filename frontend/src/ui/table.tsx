import { chakra } from '@chakra-ui/react';

/** Beside the menu of the back office, texts wrap on windows up to 1280 px, so that no column is cut. */
export const wholeWhereRoom = { base: 'nowrap', md: 'normal', xl: 'nowrap' } as const;

/** Stone lines, a sticky header, right-aligned tabular figures. Mark number cells with `data-numeric`. */
export const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'left',
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 'raised',
      bg: 'white',
      fontWeight: 'semibold',
      color: 'muted',
      fontSize: 'xs',
      h: '10',
      borderBottom: '1.5px solid',
      borderColor: 'ink',
      whiteSpace: wholeWhereRoom,
    },
    '& td': { h: '12', py: '1.5', borderBottom: '1.5px solid', borderColor: 'stone' },
    '& th, & td': {
      px: { base: '1.5', xl: '3' },
      verticalAlign: 'middle',
      _first: { pl: '0' },
      _last: { pr: '0' },
    },
    '& [data-numeric]': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& [data-nowrap]': { whiteSpace: 'nowrap' },
    '& [data-wide]': { display: { base: 'none', md: 'table-cell' } },
    '& [data-wide][data-wide=xl]': { display: { md: 'none', xl: 'table-cell' } },
    '& tbody tr:hover td': { bg: 'hover' },
  },
});
