import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mostCounted, type CountableProduct } from '../../../../../contracts/stock/stock-takes.js';
import { askFirst } from '../../../lib/confirm';
import { ApiError } from '../../../lib/http/api-error';
import { staffQuery } from '../../../lib/staff/staff-query';
import { showError, showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { Loaded } from '../../../ui/admin/list/list-page';
import { useListView } from '../../../ui/admin/list/list-view';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { DataTable } from '../../../ui/admin/table/data-table';
import { countableQuery, useBookStockTake } from '../api';
import { afterBooking, differencesOf, newTake, withReason, withTyped, type Take } from '../take';
import { takeCopy as copy } from '../take-copy';
import { useTake } from '../use-take';
import { TakeBar } from './take-bar';
import { takeColumns } from './take-columns';

const view = { text: ({ productName }: CountableProduct) => productName, sorts: {} };

/** A table of all products in which staff types what lies on the shelf. */
export function StockTake() {
  const { data: staff } = useQuery({ ...staffQuery, enabled: false }); // the panel has read it
  return staff ? <TakeTable staffId={staff.id} /> : null;
}

function TakeTable({ staffId }: { staffId: number }) {
  const [search] = useListSearch();
  const products = useQuery(countableQuery);
  const shown = useListView(products.data, search, view);
  const [take, setTake] = useTake(staffId);
  const { book, isBooking } = useBooking(take, setTake);
  const isLocked = isBooking || take.isSent;
  const columns = useMemo(
    () =>
      takeColumns(take, {
        isLocked,
        onType: (product, typed) => setTake(withTyped(take, product, typed)),
        onReason: ({ productId }, reason) => setTake(withReason(take, productId, reason)),
      }),
    [take, isLocked, setTake],
  );
  const clear = async () => {
    const { confirmClear: title, doClear: action, keep: cancel } = copy;
    const text = take.isSent ? copy.confirmSentText : copy.confirmClearText;
    if (await askFirst({ title, text, action, cancel, tone: 'danger' })) setTake(newTake(staffId));
  };
  return (
    <Loaded query={products}>
      <chakra.p color="muted" mb="4" maxW="prose">
        {copy.explain}
      </chakra.p>
      <TakeBar
        take={take}
        all={products.data?.length ?? 0}
        isBooking={isBooking}
        onReason={(reason) => setTake({ ...take, reason })}
        onBook={book}
        onClear={() => void clear()}
      />
      <DataTable
        label={copy.title}
        columns={columns}
        rows={shown}
        idOf={({ productId }) => String(productId)}
        nameOf={({ productName }) => productName}
        empty={copy.empty}
      />
    </Loaded>
  );
}

/** Sends the differences. A take whose outcome is unknown is sent again as it was, so nothing is booked twice. */
function useBooking(take: Take, setTake: (next: Take) => void) {
  const { mutateAsync, isPending } = useBookStockTake();
  const book = async () => {
    const lines = differencesOf(take);
    if (isPending || lines.length === 0 || lines.length > mostCounted) return;
    setTake({ ...take, isSent: true });
    try {
      const { data } = await mutateAsync({ id: take.id, lines });
      const refused = data.lines.filter(({ refusal }) => refusal !== null).length;
      setTake(afterBooking(take, data));
      if (refused > 0) showError(copy.partly(refused));
      else showToast({ title: copy.booked, text: copy.bookedText(lines.length), tone: 'success' });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      if (isRefused) setTake(take);
      showFailure(error, copy.failed);
    }
  };
  return { book: () => void book(), isBooking: isPending };
}
