import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import {
  countReasons,
  explains,
  type CountableProduct,
  type CountReason,
} from '../../../../../contracts/stock/stock-takes.js';
import { formatNumber } from '../../../lib/format';
import { signed } from '../../../ui/admin/history/stock-ledger';
import type { Column } from '../../../ui/admin/table/data-table';
import { Select } from '../../../ui/controls/field';
import { Input } from '../../../ui/controls/input';
import { countOf, differenceOf, reasonOf, type Line, type Take } from '../take';
import { reasonNames, takeCopy as copy } from '../take-copy';

interface TakeActions {
  isLocked: boolean;
  onType: (product: CountableProduct, typed: string) => void;
  onReason: (product: CountableProduct, reason: CountReason) => void;
}

/** The columns of a stock take. */
export function takeColumns(take: Take, { isLocked, onType, onReason }: TakeActions): Column<CountableProduct>[] {
  const lineOf = ({ productId }: CountableProduct): Line | undefined => take.lines[productId];
  return [
    { key: 'productName', title: copy.columns.product, cell: ({ productName }) => <Name>{productName}</Name> },
    {
      key: 'lying',
      title: copy.columns.lying,
      numeric: true,
      cell: (product) => <Lying product={product} line={lineOf(product)} />,
    },
    {
      key: 'counted',
      title: copy.columns.counted,
      cell: (product) => (
        <Counted
          product={product}
          line={lineOf(product)}
          isLocked={isLocked}
          onType={(typed) => onType(product, typed)}
        />
      ),
    },
    {
      key: 'difference',
      title: copy.columns.difference,
      cell: (product) => {
        const line = lineOf(product);
        if (!line) return null;
        const reason = reasonOf(take, line);
        return <Difference {...{ product, line, reason, isLocked }} onReason={(next) => onReason(product, next)} />;
      },
    },
  ];
}

function Name({ children }: { children: string }) {
  return <chakra.span whiteSpace="normal">{children}</chakra.span>;
}

function Lying({ product: { lying, sold }, line }: { product: CountableProduct; line: Line | undefined }) {
  if (lying === null) return <span>{copy.unlimited}</span>;
  const hints = [sold > 0 && copy.sold(sold), line && line.shown !== lying && copy.now(lying)].filter(Boolean);
  return (
    <>
      <span>{formatNumber(line?.shown ?? lying)}</span>
      {hints.length > 0 && (
        <chakra.span display="block" color="muted" fontSize="xs" whiteSpace="normal">
          {hints.join(', ')}
        </chakra.span>
      )}
    </>
  );
}

interface CountedProps {
  product: CountableProduct;
  line: Line | undefined;
  isLocked: boolean;
  onType: (typed: string) => void;
}

function Counted({ product: { productName, lying }, line, isLocked, onType }: CountedProps) {
  if (lying === null) return null;
  const isInvalid = line !== undefined && Number.isNaN(countOf(line));
  return (
    <Input
      size="sm"
      w={{ base: '16', md: '20' }}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      data-count
      aria-label={copy.countedOf(productName)}
      aria-invalid={isInvalid || undefined}
      disabled={isLocked}
      value={line?.typed ?? ''}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={moveOnKey}
    />
  );
}

const steps: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Moves to the count of the next or previous product that has one. */
function moveOnKey(event: KeyboardEvent<HTMLInputElement>) {
  const step = (steps[event.key] ?? 0) * (event.shiftKey ? -1 : 1);
  if (step === 0) return;
  event.preventDefault();
  const fields = [...event.currentTarget.closest('tbody')!.querySelectorAll<HTMLInputElement>('[data-count]')];
  const next = fields[fields.indexOf(event.currentTarget) + step];
  next?.focus();
  next?.select();
}

interface DifferenceProps {
  product: CountableProduct;
  line: Line;
  reason: CountReason;
  isLocked: boolean;
  onReason: (reason: CountReason) => void;
}

function Difference({ product: { productName }, line, reason, isLocked, onReason }: DifferenceProps) {
  const difference = differenceOf(line);
  if (difference === null)
    return (
      <chakra.span color="danger" whiteSpace="normal">
        {copy.notANumber}
      </chakra.span>
    );
  if (difference === 0) return <chakra.span color="muted">{copy.same}</chakra.span>;
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2" py="1">
      <chakra.strong minW="9" fontVariantNumeric="tabular-nums">
        {signed(difference)}
      </chakra.strong>
      <Select
        size="sm"
        w="auto"
        aria-label={copy.reasonOf(productName)}
        disabled={isLocked}
        value={reason}
        onChange={(event) => onReason(event.target.value as CountReason)}
      >
        {countReasons
          .filter((one) => explains(one, difference))
          .map((one) => (
            <option key={one} value={one}>
              {reasonNames[one]}
            </option>
          ))}
      </Select>
      {line.refusal && (
        <chakra.span role="alert" color="danger" flexBasis="full" whiteSpace="normal">
          {line.refusal}
        </chakra.span>
      )}
    </chakra.span>
  );
}
