import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SingleFirstSentences1763746000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update products set description = regexp_replace(description, '^([^.!?]+[.!?]) \\1', '\\1')
      where description ~ '^([^.!?]+[.!?]) \\1( |$)'
    `);
  }

  async down(): Promise<void> {}
}
