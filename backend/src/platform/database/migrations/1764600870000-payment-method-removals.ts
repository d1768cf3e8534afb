import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentMethodRemovals1764600870000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payment_method_removals (id uuid primary key default gen_random_uuid(), customer_id text,
        payment_intent_id text,
        attempts int not null default 0, last_error text, due_at timestamptz not null default now())`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment_method_removals');
  }
}
