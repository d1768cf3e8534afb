import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InvoiceList1764310000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invoice_list (number text primary key, kind text not null, order_id text not null,
        order_number text not null, issued_on date not null, total_cents int not null, high_net_cents int not null,
        high_vat_cents int not null, low_net_cents int not null, low_vat_cents int not null,
        zero_net_cents int not null, refers_to text, document jsonb not null);
      create index invoice_list_by_order on invoice_list (order_id);
      create index invoice_list_by_day on invoice_list (issued_on, number);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invoice_list');
  }
}
