import {
  findOwnFactors,
  changeOwnPassword,
  prepareTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  preparePasskey,
  addPasskey,
  removePasskey,
  type NewTotp,
  type OwnFactors,
  type NewPasskeyOptions,
  type RecoveryCodes,
} from '../../../../contracts/staff/factors.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { AllowInitialPassword } from '../../platform/auth/access.js';
import { StaffFactors } from '../factors/staff-factors.js';
import { OwnFactorChanges } from './own-factor-changes.js';
import { OwnPassword } from './own-password.js';

/** The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly factors: StaffFactors,
    private readonly changes: OwnFactorChanges,
    private readonly passwords: OwnPassword,
  ) {}

  @Handles(findOwnFactors)
  findOwnFactors({ request }: Call<typeof findOwnFactors>): Promise<OwnFactors> {
    return this.factors.list(request.staff.id);
  }

  @Handles(changeOwnPassword)
  @AllowInitialPassword()
  changeOwnPassword({ body, request, reply }: Call<typeof changeOwnPassword>): Promise<void> {
    return this.passwords.change(body, request, reply);
  }

  @Handles(prepareTotp)
  prepareTotp({ request, reply }: Call<typeof prepareTotp>): NewTotp {
    return this.changes.prepareTotp(request, reply);
  }

  @Handles(confirmTotp)
  confirmTotp({ body: { code }, request, reply }: Call<typeof confirmTotp>): Promise<void> {
    return this.changes.confirmTotp(code, request, reply);
  }

  @Handles(removeTotp)
  removeTotp({ request }: Call<typeof removeTotp>): Promise<void> {
    return this.changes.removeTotp(request);
  }

  @Handles(renewRecoveryCodes)
  async renewRecoveryCodes({ request }: Call<typeof renewRecoveryCodes>): Promise<RecoveryCodes> {
    return { codes: await this.changes.renewRecoveryCodes(request) };
  }

  @Handles(preparePasskey)
  preparePasskey({ request, reply }: Call<typeof preparePasskey>): Promise<NewPasskeyOptions> {
    return this.changes.preparePasskey(request, reply);
  }

  @Handles(addPasskey)
  addPasskey({ body, request, reply }: Call<typeof addPasskey>): Promise<void> {
    return this.changes.addPasskey(body, request, reply);
  }

  @Handles(removePasskey)
  removePasskey({ params: { id }, request }: Call<typeof removePasskey>): Promise<void> {
    return this.changes.removePasskey(id, request);
  }
}
