import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  CustomerDeviceSchema,
  SessionProofSchema,
  type CustomerDevice,
  type SessionProof,
} from '../../../../contracts/customers.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { currentSession } from '../login/customer-sessions.js';
import { loggingLogin } from '../login/logged-logins.js';
import { LoginCodes } from '../login/login-codes.js';
import { mailboxOf } from '../../platform/auth/mailbox.js';
import { CustomerDevices } from './customer-devices.js';

@Controller('api/customer/devices')
@AllowAccess('customer')
export class CustomerDevicesController {
  constructor(
    private readonly devices: CustomerDevices,
    private readonly codes: LoginCodes,
  ) {}

  /** The browsers in which the customer is logged in: this one, then the last used. */
  @Get()
  @Answers(z.array(CustomerDeviceSchema))
  listDevices(@Req() request: FastifyRequest): Promise<CustomerDevice[]> {
    return this.devices.list(request.customer!.id, currentSession(request));
  }

  /**
   * Proves by a code of `/api/auth/send-code` who uses this session, for ten minutes. Starts no other one. 400
   * `wrong-login-code`, 429 after too many.
   */
  @Post('proof')
  @HttpCode(204)
  async prove(
    @Body(parsedBy(SessionProofSchema)) { code }: SessionProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { id, email } = request.customer!;
    const proof = () => this.codes.prove('login', mailboxOf(email), code, request, reply);
    await loggingLogin(request, 'prove-session', proof, () => `customer:${id}`);
    await this.devices.noteProof(currentSession(request));
  }

  /**
   * Logs another browser out. An id that is unknown, of somebody else or of this browser ends nothing. 403
   * `fresh-login-needed` without a login or a proof in the last ten minutes.
   */
  @Delete(':id')
  @HttpCode(204)
  endDevice(@Param('id', ParseUUIDPipe) id: string, @Req() request: FastifyRequest): Promise<void> {
    return this.devices.end(request.customer!.id, currentSession(request), id);
  }

  /** Logs all other browsers out. 403 `fresh-login-needed` as above. */
  @Delete()
  @HttpCode(204)
  endOtherDevices(@Req() request: FastifyRequest): Promise<void> {
    return this.devices.end(request.customer!.id, currentSession(request), null);
  }
}
