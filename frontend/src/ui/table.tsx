import { chakra } from '@chakra-ui/react';

/** Stone lines, a sticky header, right-aligned tabular figures. Mark number cells with `data-numeric`. */
export const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: 'sm',
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
      whiteSpace: 'nowrap',
    },
    '& td': { h: '12', borderBottom: '1.5px solid', borderColor: 'stone' },
    '& th, & td': {
      px: { base: '1.5', md: '2', xl: '3' },
      verticalAlign: 'middle',
      _first: { pl: '0' },
      _last: { pr: '0' },
    },
    '& [data-numeric]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& [data-nowrap]': { whiteSpace: 'nowrap' },
    '& [data-wide]': { display: { base: 'none', md: 'table-cell' } },
    '& tbody tr:hover td': { bg: 'hover' },
  },
});
