import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChargedBackOrders1764600850000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_order_list add column charged_back_cents int not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_order_list drop column charged_back_cents');
  }
}
