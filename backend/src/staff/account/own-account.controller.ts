import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AddPasskeySchema,
  ChangePasswordSchema,
  FactorCodeSchema,
  NewTotpSchema,
  OwnFactorsSchema,
  PasskeyOptionsSchema,
  RecoveryCodesSchema,
  type AddPasskey,
  type ChangePassword,
  type FactorCode,
  type NewTotp,
  type OwnFactors,
  type PasskeyOptions,
  type RecoveryCodes,
} from '../../../../contracts/staff/factors.js';
import { AllowAccess, AllowInitialPassword } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { StaffFactors } from '../factors/staff-factors.js';
import { OwnFactorChanges } from './own-factor-changes.js';
import { OwnPassword } from './own-password.js';

/** The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`. */
@Controller('api/admin/account')
@AllowAccess('staff', null)
export class OwnAccountController {
  constructor(
    private readonly factors: StaffFactors,
    private readonly changes: OwnFactorChanges,
    private readonly passwords: OwnPassword,
  ) {}

  /** The own factors, and whether one is required. */
  @Get('factors')
  @Answers(OwnFactorsSchema)
  findOwnFactors(@Req() request: FastifyRequest): Promise<OwnFactors> {
    return this.factors.list(request.staff!.id);
  }

  /**
   * Ends the other sessions. 400 `password-length`, `password-common`, `password-breached` or `password-initial`,
   * 401 `wrong-credentials`, 403 `factor-needed`, 409 `conflict`, 429 `too-many-attempts`.
   */
  @Post('password')
  @AllowInitialPassword()
  @HttpCode(204)
  changeOwnPassword(
    @Body(parsedBy(ChangePasswordSchema)) body: ChangePassword,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.passwords.change(body, request, reply);
  }

  /** A new secret for an app. It counts after its first code. 403 `factor-needed`. */
  @Post('totp')
  @Answers(NewTotpSchema)
  @HttpCode(200)
  prepareTotp(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): NewTotp {
    return this.changes.prepareTotp(request, reply);
  }

  /**
   * Sets the app by its first code. Ends the other sessions. 401 `wrong-factor`, or `login-expired` after five minutes;
   * 403 `factor-needed`.
   */
  @Post('totp/confirm')
  @HttpCode(204)
  confirmTotp(
    @Body(parsedBy(FactorCodeSchema)) { code }: FactorCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.changes.confirmTotp(code, request, reply);
  }

  /** Idempotent. 403 `factor-needed`, 409 `last-factor` while a factor is required. */
  @Delete('totp')
  @HttpCode(204)
  removeTotp(@Req() request: FastifyRequest): Promise<void> {
    return this.changes.removeTotp(request);
  }

  /** Ten new recovery codes, shown this once. 403 `factor-needed`. */
  @Post('recovery-codes')
  @Answers(RecoveryCodesSchema)
  @HttpCode(200)
  async renewRecoveryCodes(@Req() request: FastifyRequest): Promise<RecoveryCodes> {
    return { codes: await this.changes.renewRecoveryCodes(request) };
  }

  /** What the browser needs to make a passkey. 403 `factor-needed`. */
  @Post('passkeys/options')
  @Answers(PasskeyOptionsSchema)
  @HttpCode(200)
  preparePasskey(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptions> {
    return this.changes.preparePasskey(request, reply);
  }

  /** Ends the other sessions. 401 `wrong-factor`, 403 `factor-needed`, 409 `too-many-factors` or `conflict`. */
  @Post('passkeys')
  @HttpCode(204)
  addPasskey(
    @Body(parsedBy(AddPasskeySchema)) body: AddPasskey,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.changes.addPasskey(body, request, reply);
  }

  /** Idempotent. 403 `factor-needed`, 409 `last-factor` while a factor is required. */
  @Delete('passkeys/:id')
  @HttpCode(204)
  removePasskey(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    return this.changes.removePasskey(id, request);
  }
}
