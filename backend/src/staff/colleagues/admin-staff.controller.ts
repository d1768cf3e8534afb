import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  ChangeRoleSchema,
  ColleagueSchema,
  InviteColleagueSchema,
  type ChangeRole,
  type Colleague,
  type InviteColleague,
} from '../../../../contracts/staff/colleagues.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { InvitationMails } from '../invitations/invitation-mails.js';
import { Logbook } from '../logbook/logbook.js';
import { StaffNotices } from '../notices/staff-notices.js';
import { actsOf } from './acts.js';
import { ColleagueList } from './colleague-list.query.js';
import { Colleagues } from './colleagues.js';

/** The accounts of staff. */
@Controller('api/admin/staff')
@AllowAccess('staff', 'accounts')
export class AdminStaffController {
  constructor(
    private readonly colleagues: Colleagues,
    private readonly list: ColleagueList,
    private readonly logbook: Logbook,
    private readonly mails: InvitationMails,
    private readonly notices: StaffNotices,
  ) {}

  @Get()
  @Answers(z.array(ColleagueSchema))
  listStaff(): Promise<Colleague[]> {
    return this.list.read();
  }

  /** Adds an account and mails a link to choose a password. 409 `staff-exists`. */
  @Post()
  @HttpCode(204)
  async inviteColleague(
    @Body(parsedBy(InviteColleagueSchema)) invited: InviteColleague,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.colleagues.invite(invited, actsOf(this.logbook, request));
    await this.mails.send();
  }

  /** Ends the sessions and mails a new link, which replaces the earlier one. 404 `not-found` for a disabled account. */
  @Post(':id/invitation')
  @HttpCode(204)
  async renewInvitation(@Param('id', ParseIntPipe) id: number, @Req() request: FastifyRequest): Promise<void> {
    await this.colleagues.renewLink(id, actsOf(this.logbook, request));
    await this.mails.send();
  }

  /** 409 `last-owner` when nobody else could manage accounts afterwards. */
  @Patch(':id/role')
  @HttpCode(204)
  async changeRole(
    @Param('id', ParseIntPipe) id: number,
    @Body(parsedBy(ChangeRoleSchema)) { role }: ChangeRole,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const entryId = await this.colleagues.changeRole(id, role, actsOf(this.logbook, request));
    if (entryId) await this.notices.send(id, 'role-changed', entryId);
  }

  /** Ends the sessions, too. 409 `last-owner` when nobody else could manage accounts afterwards. */
  @Post(':id/disable')
  @HttpCode(204)
  async disableColleague(@Param('id', ParseIntPipe) id: number, @Req() request: FastifyRequest): Promise<void> {
    await this.colleagues.disable(id, actsOf(this.logbook, request));
  }

  /** The account keeps its password and its role. */
  @Post(':id/enable')
  @HttpCode(204)
  async enableColleague(@Param('id', ParseIntPipe) id: number, @Req() request: FastifyRequest): Promise<void> {
    await this.colleagues.enable(id, actsOf(this.logbook, request));
  }
}
