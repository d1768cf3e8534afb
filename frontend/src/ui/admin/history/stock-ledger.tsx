import { chakra } from '@chakra-ui/react';
import { exportMovements, findLedger, type StockLedger } from '../../../../../contracts/inventory.js';
import { formatMoment, formatNumber } from '../../../lib/format';
import { freshQueryOf } from '../fresh';
import { RecordLink } from '../record/record-link';
import { Table } from '../../table';
import { RecordDialog } from '../dialog/record-dialog';
import { CsvLink } from '../list/csv-link';
import { ledgerCopy, ledgerTypeNames } from './stock-ledger-copy';

const mostLines = 200;

/** Its key starts like that of the inventory, so that one invalidation covers both. */
const stockLedgerQuery = (productId: string) =>
  freshQueryOf(findLedger, { params: { productId: Number(productId) }, query: { limit: mostLines } });

interface StockLedgerDialogProps {
  /** The product to show; null while closed. */
  productId: string | null;
  onClose: () => void;
}

/** Answers "Waarom is dit 47?": every stock movement with the stock after it. */
export function StockLedgerDialog({ productId, onClose }: StockLedgerDialogProps) {
  return (
    <RecordDialog
      open={productId}
      onClose={onClose}
      query={stockLedgerQuery}
      title={(ledger) => (ledger ? ledgerCopy.why(onHandName(ledger.onHand)) : ledgerCopy.title)}
    >
      {(ledger) => <Ledger ledger={ledger} />}
    </RecordDialog>
  );
}

/** Formats the stock: `47`, or "onbeperkt". */
export function onHandName(onHand: number | null): string {
  return onHand === null ? ledgerCopy.unlimited : formatNumber(onHand);
}

function Ledger({ ledger }: { ledger: StockLedger }) {
  const { productId, productName, onHand, reserved, available, lines } = ledger;
  return (
    <>
      <chakra.p mb="5">
        <strong>{productName}</strong>
        <span>{`: ${ledgerCopy.sum(onHandName(onHand), reserved, onHandName(available))}`}</span>
      </chakra.p>
      {lines.length === 0 ? (
        <chakra.p color="muted">{ledgerCopy.empty}</chakra.p>
      ) : (
        <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={ledgerCopy.title}>
          <Table
            aria-label={ledgerCopy.title}
            tableLayout={{ base: 'fixed', md: 'auto' }}
            fontSize={{ base: 'xs', md: 'sm' }}
            css={{ '& th, & td': { px: { base: '1', md: '3' } } }}
          >
            <thead>
              <tr>
                <chakra.th scope="col" w={{ base: '5.5rem', md: 'auto' }}>
                  {ledgerCopy.date}
                </chakra.th>
                <th scope="col">{ledgerCopy.what}</th>
                <chakra.th scope="col" data-numeric w={{ base: '3.25rem', md: 'auto' }}>
                  {ledgerCopy.quantity}
                </chakra.th>
                <chakra.th scope="col" data-numeric w={{ base: '4.5rem', md: 'auto' }}>
                  {ledgerCopy.after}
                </chakra.th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
              {lines.length >= mostLines && <Before line={lines.at(-1)!} />}
            </tbody>
          </Table>
        </chakra.div>
      )}
      <chakra.p mt="5">
        <CsvLink of={exportMovements} filter={{ productId, include: 'sales' }}>
          {ledgerCopy.csv}
        </CsvLink>
      </chakra.p>
    </>
  );
}

type LedgerLine = StockLedger['lines'][number];

function Line({ line: { at, type, quantity, onHandAfter, note, orderNumber, actor } }: { line: LedgerLine }) {
  return (
    <tr>
      <chakra.td whiteSpace={{ md: 'nowrap' }} lineHeight="1.35">
        <time dateTime={at}>{formatMoment(at)}</time>
      </chakra.td>
      <chakra.td lineHeight="1.35" py="2" minW={{ md: '11rem' }} overflowWrap="anywhere">
        <span>{ledgerTypeNames[type]}</span>
        {orderNumber && (
          <>
            {' '}
            <RecordLink of="orders" reference={orderNumber}>
              {orderNumber}
            </RecordLink>
          </>
        )}
        {(note ?? actor.name) && (
          <chakra.span display="block" color="muted" fontSize="xs">
            {[note && `“${note}”`, actor.name].filter(Boolean).join(' · ')}
          </chakra.span>
        )}
      </chakra.td>
      <td data-numeric>{signed(quantity)}</td>
      <chakra.td data-numeric fontWeight="semibold">
        {onHandName(onHandAfter)}
      </chakra.td>
    </tr>
  );
}

/** The stock before the oldest line shown, so that the figures add up. */
function Before({ line: { delta, onHandAfter } }: { line: LedgerLine }) {
  return (
    <tr>
      <td />
      <chakra.td color="muted">{ledgerCopy.before}</chakra.td>
      <td />
      <td data-numeric>{onHandName(onHandAfter === null ? null : onHandAfter - delta)}</td>
    </tr>
  );
}

/** Formats a movement: `+60`, `−3`. */
export function signed(quantity: number): string {
  return `${quantity > 0 ? '+' : quantity < 0 ? '−' : ''}${formatNumber(Math.abs(quantity))}`;
}
