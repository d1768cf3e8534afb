import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PlaceReplacement } from './commands/place-replacement.js';
import { Replacements } from './replacements.js';

/** Completes a replacement whose request died halfway. A shortage of stock withdraws it. */
@CommandHandler(PlaceReplacement as never)
export class PlaceReplacementHandler implements ICommandHandler<PlaceReplacement, void> {
  constructor(private readonly replacements: Replacements) {}

  async execute({ payload, context }: PlaceReplacement): Promise<void> {
    await this.replacements.place(payload, context);
  }
}
