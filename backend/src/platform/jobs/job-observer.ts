/** What came of one run of a job: done, to be tried again, or given up. */
export type JobOutcome = 'done' | 'retried' | 'failed';

/** Is told of every run of a job in this process. The queue measures nothing: whoever does provides one of these. */
export abstract class JobObserver {
  abstract ran(job: string, outcome: JobOutcome): void;

  /** A worker died, or stood still too long, while it held a job; another one takes it. */
  abstract stalled(): void;
}
