import { fileReturn, type FiledReturn } from '../../../../contracts/returns.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { pendingHeader } from '../../platform/http/after-write.js';
import { staffContext } from '../../platform/http/command-context.js';
import { FileReturns } from './file-returns.js';

@Controller()
export class AdminOrderReturnsController {
  constructor(private readonly returns: FileReturns) {}

  @Handles(fileReturn)
  fileReturn({ params: { id: orderId }, body, request, reply }: Call<typeof fileReturn>): Promise<FiledReturn> {
    void reply.header(pendingHeader, '1'); // a process creates the return later
    return this.returns.file(orderId, body, 'staff', staffContext(request));
  }
}
