export type JobOutcome = 'done' | 'retried' | 'failed';

export abstract class JobObserver {
  abstract ran(job: string, outcome: JobOutcome): void;

  /** A worker died or froze while it held a job; another one takes it. */
  abstract stalled(): void;
}
