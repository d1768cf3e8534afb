import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sweep of people of whom the shop heard nothing for eight years reads the oldest contacts and accounts. */
export class QuietPeople1764600710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index contacts_by_age on contacts (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index contacts_by_age');
  }
}
