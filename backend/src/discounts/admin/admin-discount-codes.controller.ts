import { Controller } from '@nestjs/common';
import {
  changeDiscountCode,
  createDiscountCode,
  deleteDiscountCode,
  listDiscountCodes,
  showDiscountCode,
  switchDiscountCode,
} from '../../../../contracts/admin/discount-codes.js';
import type { AdminDiscountCode } from '../../../../contracts/discounts.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { DiscountCodeList } from './discount-code-list.js';

@Controller()
export class AdminDiscountCodesController {
  constructor(
    private readonly codes: DiscountCodeList,
    private readonly acts: ActLog,
  ) {}

  @Handles(listDiscountCodes)
  listDiscountCodes(): Promise<AdminDiscountCode[]> {
    return this.codes.list();
  }

  @Handles(showDiscountCode)
  showDiscountCode({ params }: Call<typeof showDiscountCode>): Promise<AdminDiscountCode> {
    return this.codes.find(params.id);
  }

  @Handles(createDiscountCode)
  createDiscountCode({ body, request }: Call<typeof createDiscountCode>): Promise<AdminDiscountCode> {
    return this.codes.create(body, request.staff);
  }

  @Handles(changeDiscountCode)
  changeDiscountCode({ params, body, request }: Call<typeof changeDiscountCode>): Promise<AdminDiscountCode> {
    return this.codes.change(params.id, body, request.staff);
  }

  @Handles(switchDiscountCode)
  switchDiscountCode({ params, body, request }: Call<typeof switchDiscountCode>): Promise<AdminDiscountCode> {
    return this.codes.switch(params.id, body.isActive, request.staff);
  }

  @Handles(deleteDiscountCode)
  deleteDiscountCode({ params, request }: Call<typeof deleteDiscountCode>): Promise<void> {
    return this.codes.hide(params.id, request.staff, (name, manager) =>
      this.acts.note(request, 'code-deleted', name, { manager }),
    );
  }
}
