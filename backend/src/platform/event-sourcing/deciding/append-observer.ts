/** What came of one append: stored, somebody else wrote first, or the store refused or did not answer. */
export type AppendOutcome = 'stored' | 'conflict' | 'failed';

/** Is told of every append that a command makes. The kernel measures nothing: whoever does provides one of these. */
export abstract class AppendObserver {
  abstract appended(category: string, outcome: AppendOutcome): void;
}
