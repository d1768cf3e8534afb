import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { FoundRecord } from '../../../../../contracts/admin/record-search.js';
import { formatDay } from '../../../lib/format';
import { orderStatusNames, orderStatusTones } from '../../../ui/admin/status/order-status';
import { StatusPill } from '../../../ui/admin/status/status';
import { subscriptionStatusNames, subscriptionStatusTones } from '../../../ui/admin/status/subscription-status';
import { sectionIcons } from '../components/section-icons';
import { sectionNames } from '../sections';
import type { Target } from './use-found';

const names = { ...orderStatusNames, ...subscriptionStatusNames };
const tones = { ...orderStatusTones, ...subscriptionStatusTones };

interface TargetOptionProps {
  id: string;
  target: Target;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One line of the search. The keys choose it from the field, so it takes no focus. */
export function TargetOption({ id, target: { section, record }, isActive, onPoint, onChoose }: TargetOptionProps) {
  const Icon = sectionIcons[section];
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <chakra.div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      display="flex"
      alignItems="center"
      gap="3"
      minH="11"
      px="3"
      rounded="small"
      cursor="pointer"
      scrollMarginTop="16"
      css={{ '&[aria-selected=true]': { bg: 'fruit.mandarin.tint', '& span': { color: 'ink' } } }}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon size="1.25rem" />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
          {record?.title ?? sectionNames[section]}
        </chakra.span>
        {record && (
          <chakra.span display="block" color="muted" fontSize="xs" overflowWrap="anywhere">
            {detailOf(record)}
          </chakra.span>
        )}
      </chakra.span>
      {record?.status && <StatusPill tone={tones[record.status]}>{names[record.status]}</StatusPill>}
    </chakra.div>
  );
}

const detailOf = ({ detail, at }: FoundRecord) => [detail, at && formatDay(at)].filter(Boolean).join(' · ');
