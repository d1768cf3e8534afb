import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  findEdit,
  listProductIds,
  previewEdit,
  startEdit,
  undoEdit,
  type PreviewProductEdit,
  type StartProductEdit,
} from '../../../../contracts/admin/product-edits.js';
import type { QueryOf } from '../../../../contracts/endpoint.js';
import { queryOf, request, responseOf } from '../../lib/http/endpoints';
import { pageOf } from '../../lib/http/page-of';
import { useChange } from '../../lib/http/use-change';
import { readsOfProducts } from './api';
import { readAgain } from '../../lib/http/read-again';

const everyMs = 500;

/** Reads the ids of the products that a filter finds. */
export const readProductIds = async (
  filter: Omit<QueryOf<typeof listProductIds>, 'limit' | 'cursor'>,
): Promise<string[]> => (await pageOf(listProductIds, filter)).rows.map(String);

/** Computes what an edit would do, and changes nothing. */
export const usePreviewEdit = () =>
  useMutation({ mutationFn: (body: PreviewProductEdit) => responseOf(previewEdit, { body }) });

export const useStartEdit = () => useChange((body: StartProductEdit) => request(startEdit, { body }), []);

/** Takes an edit back by an edit of its own, `undoId`. */
export const useUndoEdit = () =>
  useChange(
    ({ id, undoId }: { id: string; undoId: string }) => request(undoEdit, { params: { id }, body: { id: undoId } }),
    [],
  );

/** Reads an edit again until it is done. */
export const editQuery = (id: string) =>
  queryOptions({
    ...queryOf(findEdit, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && !data.isRunning ? false : everyMs),
  });

/** Returns what refetches the products once an edit is done. */
export function useReadProductsAgain(): () => void {
  const cache = useQueryClient();
  return useCallback(() => void readAgain(cache, readsOfProducts), [cache]);
}
