import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores former slugs of categories; past ones come from the change log. */
export class FormerCategorySlugs1764080000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table former_category_slugs (slug text not null, category_id integer not null,
        constraint former_category_slugs_pk primary key (slug),
        constraint former_category_slugs_category foreign key (category_id) references categories (id));
      insert into former_category_slugs (slug, category_id)
        select distinct on (l.before ->> 'slug') l.before ->> 'slug', c.id
        from change_log l join categories c on c.id = l.entity_id::int
        where l.entity = 'category' and l.before ? 'slug' and l.after ->> 'hidden_at' is null
        order by l.before ->> 'slug', l.id desc;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table former_category_slugs');
  }
}
