import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers former slugs of products; past ones come from the change log. */
export class FormerSlugs1763748000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table former_slugs (slug text not null, product_id integer not null,
        constraint former_slugs_pk primary key (slug),
        constraint former_slugs_product foreign key (product_id) references products (id));
      insert into former_slugs (slug, product_id)
        select distinct on (l.before ->> 'slug') l.before ->> 'slug', p.id
        from change_log l join products p on p.id = l.entity_id::int
        where l.entity = 'product' and l.before ? 'slug'
        order by l.before ->> 'slug', l.id desc;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table former_slugs');
  }
}
