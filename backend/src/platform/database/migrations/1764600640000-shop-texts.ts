import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trigger of the legal texts guards these versions too. */
export class ShopTexts1764600640000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shop_texts (name text not null, version int not null, blocks jsonb not null,
        published_at timestamptz not null, published_by int, primary key (name, version));
      create trigger refuse_shop_text_change before update or delete on shop_texts
        for each row execute function refuse_legal_text_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shop_texts');
  }
}
