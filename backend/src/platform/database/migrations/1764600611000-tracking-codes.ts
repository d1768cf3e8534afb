import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds an order by the tracking code of a parcel. */
export class TrackingCodes1764600611000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index order_parcels_by_tracking_code on order_parcels using gin (parcels jsonb_path_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index order_parcels_by_tracking_code');
  }
}
