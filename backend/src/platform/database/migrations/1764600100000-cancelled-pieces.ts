import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pieces of an order that staff cancelled before they left. The default is for processes of the former version. */
export class CancelledPieces1764600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table admin_order_list add column cancelled_pieces jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_order_list drop column cancelled_pieces');
  }
}
