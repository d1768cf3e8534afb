export class JobSettings {
  readonly queueName: string = 'shop';
  readonly concurrency: number = 20;
  /** How long the jobs of a dead worker stay locked. */
  readonly lockMs: number = 10_000;
  /** How often sweeps are registered again, in case the queue was emptied. */
  readonly registerSweepsMs: number = 15_000;
  readonly drainMs: number = 20_000;
}
