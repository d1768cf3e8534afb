import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes the repetition from descriptions that start with the same sentence twice, as the demo catalogue was once stored. */
export class SingleFirstSentences1763746000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update products set description = regexp_replace(description, '^([^.!?]+[.!?]) \\1', '\\1')
      where description ~ '^([^.!?]+[.!?]) \\1( |$)'
    `);
  }

  /** A repeated sentence was never meant. */
  async down(): Promise<void> {}
}
