import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A promotion may have a code, which is a row of `discount_codes`, so that no other code or promotion has the same. */
export class PromotionsByCode1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table promotions add code text, add min_subtotal_cents int;
      alter table discount_codes add promotion_id int, add starts_at timestamptz;
      create unique index discount_codes_promotion on discount_codes (promotion_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table promotions drop column code, drop column min_subtotal_cents;
      delete from discount_codes where promotion_id is not null;
      alter table discount_codes drop column promotion_id, drop column starts_at;
    `);
  }
}
