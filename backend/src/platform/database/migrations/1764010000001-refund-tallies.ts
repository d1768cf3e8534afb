import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds in cents, added up per session since its proof and per order and day. Kept for two days. */
export class RefundTallies1764010000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table refund_tallies (tally text not null, cents bigint not null,
        counted_at timestamptz not null default now(), constraint refund_tallies_pk primary key (tally));
      create index refund_tallies_by_time on refund_tallies (counted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table refund_tallies');
  }
}
