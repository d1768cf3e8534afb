import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecondTries1763735000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds add column retries integer not null default 0;
      alter table process_refusals add column resolved_by integer;
      create index process_refusals_open on process_refusals (created_at) where resolved_at is null;
      create index webhook_events_by_arrival on webhook_events (received_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index webhook_events_by_arrival;
      drop index process_refusals_open;
      alter table process_refusals drop column resolved_by;
      alter table refunds drop column retries;
    `);
  }
}
