import { listProductChoices, listProducts } from '../../../../contracts/admin/products.js';
import {
  listLevels,
  listMovements,
  registerStockChange,
  type RegisterStockChange,
} from '../../../../contracts/inventory.js';
import { assignToLot, listLots, listRecipients, type AssignToLot } from '../../../../contracts/stock/lots.js';
import {
  listRecalls,
  mailNewRecipients,
  previewRecall,
  startRecall,
  type Recall,
  type StartRecall,
} from '../../../../contracts/stock/recalls.js';
import { listReorders, saveLeadTime, type LeadTime } from '../../../../contracts/stock/reordering.js';
import { bookStockTake, listCountable, type BookStockTake } from '../../../../contracts/stock/stock-takes.js';
import { useMutation } from '@tanstack/react-query';
import { request, responseOf } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';

export const stockLevelsQuery = (on?: string) => freshQueryOf(listLevels, { query: { on } });

export const productChoicesQuery = freshQueryOf(listProductChoices, {});

export const lotsQuery = freshQueryOf(listLots, {});

export const recipientsQuery = (productId: number, lot: string) =>
  freshQueryOf(listRecipients, { query: { productId, lot } });

export const reordersQuery = freshQueryOf(listReorders, {});

export const useSaveLeadTime = () =>
  useChange(
    ({ productId, ...body }: LeadTime & { productId: number }) =>
      request(saveLeadTime, { params: { productId }, body }),
    [reordersQuery.queryKey],
  );

/** Fetches again while mails are on their way. */
export const recallsQuery = {
  ...freshQueryOf(listRecalls, {}),
  refetchInterval: ({ state }: { state: { data?: Recall[] | undefined } }) =>
    state.data?.some(({ isMailing, mails }) => isMailing || mails.queued > 0) ? 3000 : false,
} as const;

export const usePreviewRecall = () =>
  useMutation({
    mutationFn: ({ id: _, ...body }: StartRecall) => responseOf(previewRecall, { body }),
  });

export const useStartRecall = () =>
  useChange((body: StartRecall) => request(startRecall, { body }), [recallsQuery.queryKey, lotsQuery.queryKey]);

export const useMailNewRecipients = () =>
  useChange((id: string) => request(mailNewRecipients, { params: { id } }), [recallsQuery.queryKey]);

export const useAssignToLot = () =>
  useChange((body: AssignToLot) => request(assignToLot, { body }), [lotsQuery.queryKey]);

export const useRegisterStockChange = () =>
  useChange(
    (body: RegisterStockChange) => request(registerStockChange, { body }),
    [pagesKeyOf(listMovements), pagesKeyOf(listProducts), lotsQuery.queryKey],
  );

/** Fetched again while staff counts, because parcels leave meanwhile. */
export const countableQuery = { ...freshQueryOf(listCountable, {}), refetchInterval: 30_000 } as const;

export const useBookStockTake = () =>
  useChange(
    (body: BookStockTake) => request(bookStockTake, { body }),
    [pagesKeyOf(listMovements), countableQuery.queryKey, pagesKeyOf(listProducts)],
  );
