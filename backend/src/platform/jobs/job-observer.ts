export type JobOutcome = 'done' | 'retried' | 'failed';

/** Receives every run of a job in this process. The metrics provide one. */
export abstract class JobObserver {
  abstract ran(job: string, outcome: JobOutcome): void;

  /** A worker died or froze while it held a job; another one takes it. */
  abstract stalled(): void;
}
