export type AppendOutcome = 'stored' | 'conflict' | 'failed';

/** Receives the outcome of every append of a command. Whoever measures provides one. */
export abstract class AppendObserver {
  abstract appended(category: string, outcome: AppendOutcome): void;
}
