import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InspectedReturns1764600650000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin_return_list add shipping_cents int not null default 0, add label_carrier text, add label_code text;
      alter table return_notes add label_url text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table return_notes drop label_url;
      alter table admin_return_list drop shipping_cents, drop label_carrier, drop label_code;
    `);
  }
}
