import { Controller } from '@nestjs/common';
import {
  changeView,
  listViews,
  removeView,
  saveView,
  viewedLists,
  type SavedView,
  type ViewedList,
} from '../../../contracts/admin/saved-views.js';
import { demandPermission, mayStaff } from '../platform/auth/access.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { SavedViews, type OfList } from './saved-views.js';

@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Handles(listViews)
  listViews(call: Call<typeof listViews>): Promise<SavedView[]> {
    return this.views.list(ofList(call));
  }

  @Handles(saveView)
  saveView(call: Call<typeof saveView>): Promise<void> {
    return this.views.save(ofList(call), call.body);
  }

  @Handles(changeView)
  changeView(call: Call<typeof changeView>): Promise<void> {
    return this.views.change(ofList(call), call.params.viewId, call.body);
  }

  @Handles(removeView)
  removeView(call: Call<typeof removeView>): Promise<void> {
    return this.views.remove(ofList(call), call.params.viewId, mayStaff(call.request.staff, 'accounts'));
  }
}

/** Throws `not-found` for a list without views, and `not-allowed` for one that the role may not see. */
function ofList({ params: { list }, request: { staff } }: Pick<Call<typeof listViews>, 'params' | 'request'>): OfList {
  if (!Object.hasOwn(viewedLists, list)) throw new DomainError('not-found');
  const viewed = list as ViewedList;
  demandPermission(staff, viewedLists[viewed]);
  return { list: viewed, ownerId: staff.id };
}
