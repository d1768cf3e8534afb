import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { createPromotion, type AdminPromotion } from '../../../../../contracts/admin/promotions.js';
import { centsOf, formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { useOpening } from '../../../ui/admin/dialog/use-opening';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { StatusPill } from '../../../ui/admin/status/status';
import { type Column } from '../../../ui/admin/table/data-table';
import { promotionsQuery } from '../api';
import { IconButton } from '../../../ui/admin/icon-button';
import { PencilIcon } from '../../../ui/admin/icons';
import { ChangePromotionDialog } from '../components/change-promotion-dialog';
import { CreatePromotionDialog } from '../components/create-promotion-dialog';
import { EndPromotion } from '../components/end-promotion';
import { promotionsCopy as copy, scopeNames, stateNames, stateTones } from '../copy';

const newId = 'new';

const columns: Column<AdminPromotion>[] = [
  { key: 'name', title: copy.columns.name, cell: (promotion) => <Name {...promotion} />, sort: ({ name }) => name },
  {
    key: 'benefit',
    title: copy.columns.benefit,
    cell: (promotion) => <chakra.span whiteSpace="nowrap">{benefitOf(promotion)}</chakra.span>,
  },
  { key: 'scope', title: copy.columns.scope, cell: scopeOf, wide: true },
  {
    key: 'period',
    title: copy.columns.period,
    cell: (promotion) => <chakra.span whiteSpace="nowrap">{periodOf(promotion)}</chakra.span>,
    sort: ({ from }) => from,
    wide: true,
  },
  {
    key: 'usage',
    title: copy.columns.usage,
    cell: (promotion) => <Usage {...promotion} />,
    sort: ({ usage }) => usage.orders,
    wide: 'xl',
  },
  {
    key: 'status',
    title: copy.columns.status,
    isState: true,
    cell: ({ state }) => <StatusPill tone={stateTones[state]}>{stateNames[state]}</StatusPill>,
  },
];
const nameOf = ({ name }: AdminPromotion) => name;
const textOf = ({ name, code }: AdminPromotion) => `${name} ${code ?? ''}`;
const statuses = { names: stateNames, of: ({ state }: AdminPromotion) => state };

export function PromotionsPage() {
  const [search, setSearch] = useListSearch();
  const promotions = useQuery(promotionsQuery);
  const isOpen = search.open === newId;
  // the form begins with the promotion that was just read, not with the cached one
  const changed =
    promotions.isFetchedAfterMount && promotions.data?.find((one) => one.state !== 'over' && idOf(one) === search.open);
  const close = () => setSearch({ open: undefined });
  const { opening } = useOpening(isOpen ? newId : null);
  return (
    <ListScreen
      copy={copy}
      list={promotions}
      columns={columns}
      text={textOf}
      statuses={statuses}
      idOf={idOf}
      nameOf={nameOf}
      add={{ text: copy.add, call: createPromotion, onClick: () => setSearch({ open: newId }) }}
      actions={(promotion) => (
        <>
          {promotion.state !== 'over' && (
            <IconButton label={copy.change(promotion.name)} onClick={() => setSearch({ open: idOf(promotion) })}>
              <PencilIcon size="1.25rem" />
            </IconButton>
          )}
          <EndPromotion promotion={promotion} />
        </>
      )}
    >
      <CreatePromotionDialog key={opening} isOpen={isOpen} onClose={close} />
      {changed && <ChangePromotionDialog key={changed.id} promotion={changed} onClose={close} />}
    </ListScreen>
  );
}

function benefitOf({ benefit, buy, free, value, scope }: AdminPromotion): string {
  if (benefit === 'buy-get') return copy.free(buy!, free!);
  const amount = benefit === 'amount' ? formatDecimal(value!) : `${formatNumber(centsOf(value!) / 100)}%`;
  return scope === 'basket' ? amount : copy.perPiece(amount);
}

function scopeOf({ scope, productIds, categoryIds }: AdminPromotion): string {
  if (scope === 'all' || scope === 'basket') return scopeNames[scope];
  return `${scopeNames[scope]}: ${(scope === 'products' ? productIds : categoryIds).length}`;
}

/** What was given away, and the budget. */
function Usage({ usage: { orders, pieces, given }, maxUses, maxAmount }: AdminPromotion) {
  const hasBudget = maxUses !== null || maxAmount !== null;
  return (
    <>
      <chakra.span display="block" lineHeight="1.3">
        {copy.usage(orders, pieces, formatDecimal(given))}
      </chakra.span>
      {hasBudget && (
        <chakra.span display="block" color="muted" fontSize="xs" lineHeight="1.3">
          {copy.of(
            maxUses === null ? null : copy.orders(maxUses),
            maxAmount === null ? null : formatDecimal(maxAmount),
          )}
        </chakra.span>
      )}
    </>
  );
}

/** The name and the code. On phones also what the hidden columns state. */
function Name(promotion: AdminPromotion) {
  return (
    <>
      <chakra.span display="block" fontWeight="semibold" lineHeight="1.3">
        {promotion.name}
      </chakra.span>
      {promotion.code && (
        <chakra.span display="block" fontSize="xs" fontWeight="bold" lineHeight="1.3">
          {promotion.code}
        </chakra.span>
      )}
      <chakra.span display={{ base: 'block', md: 'none' }} color="muted" fontSize="xs" lineHeight="1.3">
        <chakra.span display="block">
          <span>{scopeOf(promotion)}</span> · <span>{periodOf(promotion)}</span>
        </chakra.span>
        <Usage {...promotion} />
      </chakra.span>
    </>
  );
}

/** A promotion ends at midnight, which is the next calendar day. */
function periodOf({ from, until }: AdminPromotion): string {
  const last = until === null ? null : formatDay(new Date(Date.parse(until) - 1).toISOString());
  return copy.period(formatDay(from), last);
}
