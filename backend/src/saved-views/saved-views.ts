import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import {
  SavedViewSchema,
  type ChangeView,
  type SavedView as ShownView,
  type SaveView,
  type ViewedList,
} from '../../../contracts/admin/saved-views.js';
import { rowsOf } from '../platform/database/rows.js';
import { colleagueNames } from '../staff/colleague-names.view.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { SavedView } from './saved-view.entity.js';

/** The list, and the member of staff who calls. */
export interface OfList {
  list: ViewedList;
  ownerId: number;
}

const isLeft = `(is_shared and not exists (select from ${colleagueNames} s where s.id = owner_id and "isActive"))`;
const listed = `
  select id, name, is_shared as "isShared", owner_id = $2 as "isMine", ${isLeft} as "isLeft", settings
  from saved_views where list = $1 and (is_shared or owner_id = $2) order by created_at, id`;

const removal = `
  delete from saved_views where list = $1 and id = $3 and (owner_id = $2 or ($4::boolean and ${isLeft}))`;

@Injectable()
export class SavedViews {
  private readonly views: Repository<SavedView>;

  constructor(private readonly dataSource: DataSource) {
    this.views = dataSource.getRepository(SavedView);
  }

  list({ list, ownerId }: OfList): Promise<ShownView[]> {
    return rowsOf(this.dataSource, SavedViewSchema, listed, [list, ownerId]);
  }

  /** Saves nothing when the caller has a view with this id. Throws `conflict` when somebody else has. */
  async save(of: OfList, view: SaveView): Promise<void> {
    await this.views
      .createQueryBuilder()
      .insert()
      .values({ ...of, ...view })
      .orIgnore()
      .execute();
    if (!(await this.views.existsBy({ ...of, id: view.id }))) throw new DomainError('conflict');
  }

  /** Throws `not-found` for a view of somebody else. */
  async change(of: OfList, id: string, change: ChangeView): Promise<void> {
    if (!(await this.views.existsBy({ ...of, id }))) throw new DomainError('not-found');
    if (Object.keys(change).length > 0) await this.views.update({ ...of, id }, change);
  }

  /** `alsoLeft`: also one that a colleague who left shares. Throws `not-found` for another view of somebody else. */
  async remove({ list, ownerId }: OfList, id: string, alsoLeft: boolean): Promise<void> {
    await this.dataSource.query(removal, [list, ownerId, id, alsoLeft]);
    if (await this.views.existsBy({ id })) throw new DomainError('not-found');
  }
}
