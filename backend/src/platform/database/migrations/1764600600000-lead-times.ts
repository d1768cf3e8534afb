import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeadTimes1764600600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table lead_times (product_id int not null, days int not null, constraint lead_times_pk primary key (product_id))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lead_times');
  }
}
