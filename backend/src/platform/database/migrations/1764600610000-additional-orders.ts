import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that are added to one that has not left. The defaults are for processes of the former version. */
export class AdditionalOrders1764600610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table phone_orders add column adds_to text;
      create index phone_orders_by_extended_order on phone_orders (adds_to);
      alter table order_parcels add column adds_to text;
      create index order_parcels_by_extended_order on order_parcels (adds_to);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table order_parcels drop column adds_to');
    await runner.query('alter table phone_orders drop column adds_to');
  }
}
