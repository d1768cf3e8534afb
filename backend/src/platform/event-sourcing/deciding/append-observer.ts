export type AppendOutcome = 'stored' | 'conflict' | 'failed';

export abstract class AppendObserver {
  abstract appended(category: string, outcome: AppendOutcome): void;
}
