import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RecordConsent } from './commands/record-consent.js';
import { ConsentRegister } from './consent-register.js';

@CommandHandler(RecordConsent as never)
export class RecordConsentHandler implements ICommandHandler<RecordConsent, void> {
  constructor(private readonly register: ConsentRegister) {}

  async execute({ payload, context: { at } }: RecordConsent): Promise<void> {
    await this.register.give({ ...payload, at });
  }
}
