import type { MigrationInterface, QueryRunner } from 'typeorm';

const become = (former: string, moment: string) => `
  do $$ declare recorder regproc; begin
    foreach recorder in array array['record_product_price', 'record_product_offer', 'record_product_cost']::regproc[] loop
      execute replace(pg_get_functiondef(recorder), 'else ${former} end', 'else ${moment} end');
    end loop;
  end $$`;

/**
 * Stamps a saved price when it is written. A change that waited for another one of its product began earlier: stamped with that
 * moment, its price could be older than the one that it replaces, and never hold.
 */
export class PriceMoments1764600750000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(become('now()', 'clock_timestamp()'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(become('clock_timestamp()', 'now()'));
  }
}
