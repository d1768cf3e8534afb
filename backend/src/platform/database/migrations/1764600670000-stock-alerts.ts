import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for a mail when a product is back in stock. */
export class StockAlerts1764600670000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stock_alerts (id uuid primary key, product_id int not null, email text not null,
        confirmation_hash text not null, sealed_confirmation text not null, requested_at timestamptz not null,
        confirmed_at timestamptz, mailed_at timestamptz, ends_at timestamptz not null);
      create unique index stock_alerts_by_confirmation on stock_alerts (confirmation_hash);
      create index stock_alerts_by_mailbox on stock_alerts (email);
      create index stock_alerts_by_end on stock_alerts (ends_at);
      create index stock_alerts_waiting on stock_alerts (product_id, email, confirmed_at, id)
        where confirmed_at is not null and mailed_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stock_alerts');
  }
}
