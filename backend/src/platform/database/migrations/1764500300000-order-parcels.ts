import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderParcels1764500300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table order_parcels (order_id text primary key, order_number text not null, contact_id text not null,
        placed_at timestamptz not null, status text not null, due_on text, lines jsonb not null, parcels jsonb not null,
        parcel_count int not null, withdrawals jsonb not null, to_ship jsonb not null, is_waiting boolean not null);
      create index order_parcels_waiting on order_parcels (is_waiting, due_on, placed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table order_parcels');
  }
}
