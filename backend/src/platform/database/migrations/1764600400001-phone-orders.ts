import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PhoneOrders1764600400001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table phone_orders (id uuid primary key, token_hash text not null, sealed_token text not null, email text not null,
        phone text not null, first_name text not null, last_name text not null, address text not null,
        postal_code text not null, city text not null, quote_hash text not null, quote jsonb not null, lines jsonb not null,
        created_by int not null, created_at timestamptz not null, expires_at timestamptz not null,
        withdrawn_at timestamptz);
      create unique index phone_orders_by_token on phone_orders (token_hash);
      create index phone_orders_by_age on phone_orders (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table phone_orders');
  }
}
