/** How this process works its queue. */
export class JobSettings {
  readonly queueName: string = 'shop';
  /** Jobs at a time in one worker. */
  readonly concurrency: number = 20;
  /** How long a worker that died keeps its jobs. */
  readonly lockMs: number = 10_000;
  /** How often sweeps are registered anew, so that an emptied queue fills itself again. */
  readonly registerSweepsMs: number = 15_000;
  /** How long a shutdown waits for running jobs. */
  readonly drainMs: number = 20_000;
}
