import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The program and its mistakes cannot change a published text; the owner of the database still can. */
export class LegalTexts1764410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table legal_texts (name text not null, version int not null, title text not null, blocks jsonb not null,
        published_at timestamptz not null, published_by int, primary key (name, version));
      create function refuse_legal_text_change() returns trigger language plpgsql as $$
      begin
        raise exception 'published texts cannot be changed' using errcode = 'restrict_violation';
      end $$;
      create trigger refuse_legal_text_change before update or delete on legal_texts
        for each row execute function refuse_legal_text_change();
      alter table checkouts add column terms_version int;
      alter table admin_order_list add column terms_version int;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin_order_list drop column terms_version;
      alter table checkouts drop column terms_version;
      drop table legal_texts;
      drop function refuse_legal_text_change();
    `);
  }
}
