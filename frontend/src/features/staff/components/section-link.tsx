import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../../lib/format';
import type { Section } from '../../../lib/staff/section-access';
import { Link } from '../../../ui/controls/button';
import { staffCopy } from '../copy';
import { sectionNames } from '../sections';
import { sectionIcons } from './section-icons';

/** `rail`: icons only. `touch`: in the sheet of phones. */
export type MenuSize = 'full' | 'rail' | 'touch';

const mostShown = 99;

export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  rounded: 'small',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  textAlign: 'left',
} as const;

interface SectionLinkProps {
  section: Section;
  size: MenuSize;
  count: number;
}

export function SectionLink({ section, size, count }: SectionLinkProps) {
  const Icon = sectionIcons[section];
  const name = sectionNames[section];
  const isRail = size === 'rail';
  return (
    <Link
      to="/admin/$section"
      params={{ section }}
      activeOptions={{ includeSearch: false }}
      {...menuRow}
      position="relative"
      minH={size === 'touch' ? '11' : '8'}
      px={isRail ? '1.5' : '3'}
      title={isRail ? name : undefined}
      css={{
        '&:hover': { bg: 'hoverOnInk' },
        '&[data-status=active]': { bg: 'fruit.mandarin.strong', color: 'ink', fontWeight: 'bold' },
      }}
    >
      <Icon size="1.125rem" />
      <chakra.span srOnly={isRail} flex="1" minW="0" overflow="hidden" textOverflow="ellipsis">
        {name}
      </chakra.span>
      {isRail ? count > 0 && <Dot /> : <Count of={count} />}
    </Link>
  );
}

/** The number of open tasks; nothing without any. */
function Count({ of }: { of: number }) {
  if (of === 0) return null;
  const shown = of > mostShown ? `${mostShown}+` : formatNumber(of);
  return (
    <chakra.span
      aria-label={staffCopy.open(formatNumber(of))}
      role="img"
      minW="5"
      px="1.5"
      rounded="full"
      bg="paper"
      color="ink"
      fontSize="xs"
      fontWeight="semibold"
      lineHeight="1.25rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      {shown}
    </chakra.span>
  );
}

function Dot() {
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      top="1"
      right="1"
      w="2"
      h="2"
      rounded="full"
      bg="fruit.mandarin.strong"
    />
  );
}
