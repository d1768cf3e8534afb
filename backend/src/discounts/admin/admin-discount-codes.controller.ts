import { Body, Controller, Delete, Get, HttpCode, Param, ParseIntPipe, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DiscountCodeFormSchema, type DiscountCodeForm } from '../../../../contracts/admin/discount-codes.js';
import { AdminDiscountCodeSchema, type AdminDiscountCode } from '../../../../contracts/discounts.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { DiscountCodeList } from './discount-code-list.js';

@Controller('api/admin/discount-codes')
@AllowAccess('staff', 'discounts')
export class AdminDiscountCodesController {
  constructor(
    private readonly codes: DiscountCodeList,
    private readonly acts: ActLog,
  ) {}

  @Get()
  @Answers(z.array(AdminDiscountCodeSchema))
  listDiscountCodes(): Promise<AdminDiscountCode[]> {
    return this.codes.list();
  }

  /** 409 `discount-code-taken`. */
  @Post()
  @Answers(AdminDiscountCodeSchema)
  @HttpCode(201)
  createDiscountCode(
    @Body(parsedBy(DiscountCodeFormSchema)) form: DiscountCodeForm,
    @Req() request: FastifyRequest,
  ): Promise<AdminDiscountCode> {
    return this.codes.create(form, request.staff!);
  }

  /** 404 `not-found`. */
  @Delete(':id')
  @HttpCode(204)
  deleteDiscountCode(@Param('id', ParseIntPipe) id: number, @Req() request: FastifyRequest): Promise<void> {
    return this.codes.hide(id, request.staff!, (name, manager) =>
      this.acts.note(request, 'code-deleted', name, { manager }),
    );
  }
}
