import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores why staff lets a sentence about health stand. */
export class ClaimDecisions1764305001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table products add column claim_decisions jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column claim_decisions');
  }
}
