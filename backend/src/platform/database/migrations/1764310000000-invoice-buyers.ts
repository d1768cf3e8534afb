import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InvoiceBuyers1764310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invoice_buyers (order_id text primary key, name text not null, address text not null,
        postal_code text not null, city text not null, country text not null, kept_until date not null);
      create index invoice_buyers_by_end on invoice_buyers (kept_until);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invoice_buyers');
  }
}
