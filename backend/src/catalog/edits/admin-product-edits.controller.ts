import { Controller } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { StaffAct } from '../../../../contracts/admin/logbook.js';
import {
  findEdit,
  previewEdit,
  startEdit,
  undoEdit,
  type PreviewedProduct,
  type ProductEditProgress,
} from '../../../../contracts/admin/product-edits.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { numberOfProducts } from './number-of-products.js';
import { ProductEdits, type NoteEdit } from './product-edits.js';

@Controller()
export class AdminProductEditsController {
  constructor(
    private readonly edits: ProductEdits,
    private readonly acts: ActLog,
  ) {}

  @Handles(previewEdit)
  previewEdit({ body }: Call<typeof previewEdit>): Promise<PreviewedProduct[]> {
    return this.edits.preview(body);
  }

  @Handles(startEdit)
  startEdit({ body, request }: Call<typeof startEdit>): Promise<void> {
    return this.edits.start(body, request.staff.id, this.noting(request, 'products-edited'));
  }

  @Handles(findEdit)
  findEdit({ params: { id } }: Call<typeof findEdit>): Promise<ProductEditProgress> {
    return this.edits.find(id);
  }

  @Handles(undoEdit)
  undoEdit({ params: { id }, body, request }: Call<typeof undoEdit>): Promise<void> {
    return this.edits.undo(id, body.id, request.staff.id, this.noting(request, 'products-edit-undone'));
  }

  private noting(request: FastifyRequest, act: StaffAct): NoteEdit {
    return (count, manager) => this.acts.note(request, act, numberOfProducts(count), { manager });
  }
}
