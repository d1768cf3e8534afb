import {
  changeView,
  listViews,
  removeView,
  saveView,
  type ChangeView,
  type SaveView,
  type ViewedList,
} from '../../../../../../contracts/admin/saved-views.js';
import { request } from '../../../../lib/http/endpoints';
import { useChange } from '../../../../lib/http/use-change';
import { freshQueryOf } from '../../fresh';

export const viewsQuery = (list: ViewedList) => freshQueryOf(listViews, { params: { list } });

export const useSaveView = (list: ViewedList) =>
  useChange((body: SaveView) => request(saveView, { params: { list }, body }), [viewsQuery(list).queryKey]);

export const useChangeView = (list: ViewedList) =>
  useChange(
    ({ viewId, ...body }: { viewId: string } & ChangeView) => request(changeView, { params: { list, viewId }, body }),
    [viewsQuery(list).queryKey],
  );

export const useRemoveView = (list: ViewedList) =>
  useChange((viewId: string) => request(removeView, { params: { list, viewId } }), [viewsQuery(list).queryKey]);
