import { Controller } from '@nestjs/common';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  listCategories,
  type AdminCategory,
} from '../../../../contracts/admin/categories.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Categories } from '../categories.js';

@Controller()
export class AdminCategoriesController {
  constructor(
    private readonly categories: Categories,
    private readonly acts: ActLog,
  ) {}

  @Handles(listCategories)
  listCategories(): Promise<AdminCategory[]> {
    return this.categories.list();
  }

  @Handles(createCategory)
  createCategory({ body, request }: Call<typeof createCategory>): Promise<AdminCategory> {
    return this.categories.create(body, request.staff);
  }

  @Handles(changeCategory)
  changeCategory({ params, body, request }: Call<typeof changeCategory>): Promise<AdminCategory> {
    return this.categories.update(params.id, body, request.staff);
  }

  @Handles(deleteCategory)
  deleteCategory({ params, request }: Call<typeof deleteCategory>): Promise<void> {
    return this.categories.hide(params.id, request.staff, (name, manager) =>
      this.acts.note(request, 'category-deleted', name, { manager }),
    );
  }
}
