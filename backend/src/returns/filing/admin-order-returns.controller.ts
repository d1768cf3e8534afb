import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  FiledReturnSchema,
  FileReturnSchema,
  type FiledReturn,
  type FileReturn,
} from '../../../../contracts/returns.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { pendingHeader } from '../../platform/http/after-write.js';
import { Answers } from '../../platform/http/answers.js';
import { staffContext } from '../../platform/http/command-context.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { FileReturns } from './file-returns.js';

@Controller('api/admin/orders')
@AllowAccess('staff', 'receive')
export class AdminOrderReturnsController {
  constructor(private readonly returns: FileReturns) {}

  /**
   * "Retour aanmelden" by staff. 404 `order-not-found`; 409 `order-cancelled`, `order-not-paid`, `nothing-to-return` or
   * `return-exceeds-order`.
   */
  @Post(':id/returns')
  @Answers(FiledReturnSchema)
  @HttpCode(201)
  fileReturn(
    @Param('id') orderId: string,
    @Body(parsedBy(FileReturnSchema)) body: FileReturn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FiledReturn> {
    void reply.header(pendingHeader, '1'); // a process creates the return later
    return this.returns.file(orderId, body, 'staff', staffContext(request));
  }
}
