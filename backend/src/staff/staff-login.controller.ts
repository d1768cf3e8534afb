import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  StaffLoginSchema,
  StaffMemberSchema,
  type StaffLogin,
  type StaffMember as StaffMemberAnswer,
} from '../../../contracts/staff.js';
import { AllowAccess } from '../platform/auth/access.js';
import { clearSiteData } from '../platform/auth/cookies.js';
import { addressPrefix } from '../platform/auth/address-prefix.js';
import { AttemptLimits } from '../platform/auth/attempt-limits.js';
import { Answers } from '../platform/http/answers.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffSessions } from './staff-sessions.js';

const triesPerAddress = { name: 'staff-login-address', points: 10, seconds: 15 * 60 };
const triesPerIp = { name: 'staff-login-ip', points: 30, seconds: 15 * 60 };

@Controller('api/admin')
@AllowAccess('staff')
export class StaffLoginController {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly sessions: StaffSessions,
    private readonly limits: AttemptLimits,
  ) {}

  /** Starts a staff session. 401 `wrong-credentials` for known and unknown addresses alike. */
  @Post('login')
  @Answers(StaffMemberSchema)
  @HttpCode(200)
  @AllowAccess('open')
  async login(
    @Body(parsedBy(StaffLoginSchema)) { email, password }: StaffLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffMemberAnswer> {
    await this.limits.take(triesPerIp, addressPrefix(request.ip));
    await this.limits.take(triesPerAddress, email.toLowerCase());
    const member = await this.accounts.authenticate(email, password);
    await this.limits.forgive(triesPerIp, addressPrefix(request.ip));
    await this.limits.forgive(triesPerAddress, email.toLowerCase());
    await this.sessions.start(member, request, reply);
    return { id: member.id, email: member.email };
  }

  @Get('me')
  @Answers(StaffMemberSchema)
  me(@Req() request: FastifyRequest): StaffMemberAnswer {
    return request.staff!;
  }

  @Post('logout')
  @HttpCode(204)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.end(request, reply);
    clearSiteData(reply);
  }
}
