import { Controller } from '@nestjs/common';
import {
  mostImportBytes,
  readImport,
  startImport,
  type ProductImport,
} from '../../../../contracts/admin/product-imports.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { uploadedFile } from '../../platform/files/uploaded-file.js';
import { numberOfProducts } from '../edits/number-of-products.js';
import { ProductImports } from './product-imports.js';

@Controller()
export class AdminProductImportsController {
  constructor(
    private readonly imports: ProductImports,
    private readonly acts: ActLog,
  ) {}

  @Handles(readImport)
  async readImport({ request }: Call<typeof readImport>): Promise<ProductImport> {
    const bytes = await uploadedFile(request, { kind: 'import', field: 'file', mostBytes: mostImportBytes });
    return this.imports.read(bytes, request.staff.id);
  }

  @Handles(startImport)
  startImport({ params: { id }, request }: Call<typeof startImport>): Promise<void> {
    return this.imports.start(id, (count, manager) =>
      this.acts.note(request, 'products-imported', numberOfProducts(count), { manager }),
    );
  }
}
