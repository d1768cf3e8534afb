import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the newest labels that parcels left with; labels are kept. */
export class NewestLabels1764600790000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index parcel_labels_newest on parcel_labels (created_at) where stage = 'shipped'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index parcel_labels_newest');
  }
}
