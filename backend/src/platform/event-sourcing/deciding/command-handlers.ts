import type { Provider } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandExecution, type CommandResult } from './command-execution.js';
import type { Command, Decider } from './decider.js';
import type { Event } from '../events.js';

/** One CommandBus handler per rule of a decider. `commandBus.execute(new CancelOrder(…))` returns a CommandResult. */
export function commandHandlersFor<State, E extends Event>(decider: Decider<State, E>): Provider[] {
  return decider.rules.map(({ command }) => {
    class Handler implements ICommandHandler<Command, CommandResult> {
      constructor(private readonly execution: CommandExecution) {}
      execute(asked: Command): Promise<CommandResult> {
        return this.execution.execute(decider, asked);
      }
    }
    Object.defineProperty(Handler, 'name', { value: `${command.name}Handler` });
    Reflect.defineMetadata('design:paramtypes', [CommandExecution], Handler);
    CommandHandler(command as never)(Handler);
    return Handler;
  });
}
