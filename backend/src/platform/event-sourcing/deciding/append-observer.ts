export type AppendOutcome = 'stored' | 'conflict' | 'failed';

/** Receives the outcome of every append of a command. */
export abstract class AppendObserver {
  abstract appended(category: string, outcome: AppendOutcome): void;
}
