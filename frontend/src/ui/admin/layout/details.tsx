import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';

/** Names and values, in two columns. */
export function Details({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'fit-content(9.5rem) minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
      columnGap={{ base: '4', sm: '6' }}
      rowGap={{ base: '1.5', sm: '2' }}
      lineHeight="1.45"
    >
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <chakra.dt color="muted">{name}</chakra.dt>
          <chakra.dd fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </Fragment>
      ))}
    </chakra.dl>
  );
}

/** A part of a record or a dialog, with its own small heading. */
export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title}>
      <chakra.h3 fontSize="md" mb="3">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
