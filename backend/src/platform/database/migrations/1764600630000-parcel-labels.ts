import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ParcelLabels1764600630000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table parcel_labels (parcel_id uuid primary key, order_id text not null, order_number text not null,
        stage text not null default 'claimed', shipment_id text, carrier_parcel_id text, carrier text, tracking_code text,
        state text, problem text, problem_since timestamptz, handled_at timestamptz, handled_by int,
        reported_at timestamptz, checked_at timestamptz, attempts int not null default 0, last_error text,
        due_at timestamptz not null default now(), created_at timestamptz not null default now());
      create unique index parcel_labels_one_at_once on parcel_labels (order_id) where stage in ('claimed', 'asked', 'made');
      create index parcel_labels_by_carrier_parcel on parcel_labels (carrier_parcel_id);
      create index parcel_labels_by_order on parcel_labels (order_id);
      create index parcel_labels_due on parcel_labels (due_at) where stage in ('shipped', 'dropping');
      alter table shipping_batches add with_labels boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shipping_batches drop with_labels; drop table parcel_labels');
  }
}
