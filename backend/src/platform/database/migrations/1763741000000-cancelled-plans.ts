import type { MigrationInterface, QueryRunner } from 'typeorm';

const starts = 'when-payment-captured-then-start-subscriptions';
const ends = 'when-return-registered-then-cancel-subscriptions';
const both = 'when-order-changed-then-start-or-end-subscriptions';

/**
 * Adds what a cancellation did to subscriptions. One process replaces two and continues at the lower of their
 * positions: it misses no event, and rules return nothing for events that were handled before.
 */
export class CancelledPlans1763741000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.replace(runner, [starts, ends], [both]);
    await runner.query(`
      alter table admin_order_list add cancelled_plans jsonb not null default '[]';
      alter table admin_order_list alter cancelled_plans drop default;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replace(runner, [both], [starts, ends]);
    await runner.query('alter table admin_order_list drop cancelled_plans');
  }

  private async replace(runner: QueryRunner, old: string[], next: string[]): Promise<void> {
    await runner.query(
      `insert into checkpoints (name, kind, version, position, status)
       select next.name, 'process', 1, old.position, 'live' from unnest($2::text[]) as next (name),
         (select min(position) as position from checkpoints where name = any($1)) old where old.position is not null`,
      [old, next],
    );
    await runner.query('delete from checkpoints where name = any($1)', [old]);
  }
}
