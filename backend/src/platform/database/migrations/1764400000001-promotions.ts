import type { MigrationInterface, QueryRunner } from 'typeorm';
import { logChangesOf } from '../change-log.js';

/** A badge that says "1+1 gratis" was a price. It becomes a promotion, and parts of badges that promise a price go. */
export class Promotions1764400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table promotions (
        id serial constraint promotions_pk primary key,
        name text not null,
        benefit text not null,
        buy int,
        free int,
        value int,
        scope text not null,
        product_ids int[] not null default '{}',
        category_ids int[] not null default '{}',
        priority int not null default 10,
        is_exclusive boolean not null default false,
        starts_at timestamptz not null,
        ends_at timestamptz,
        ended_at timestamptz,
        created_at timestamptz not null default now(),
        constraint promotions_benefit
          check ((benefit = 'buy-get') = (buy is not null and free is not null and value is null)),
        constraint promotions_period check (ends_at is null or ends_at > starts_at)
      );
      insert into promotions (name, benefit, buy, free, scope, product_ids, starts_at)
      select '1+1 GRATIS', 'buy-get', 1, 1, 'products', array_agg(id order by id), now() from products
      where badge ~* '(^|\\D)1\\s*\\+\\s*1\\s*gratis' and hidden_at is null having count(*) > 0;
      update products set badge = nullif(array_to_string(array(
        select part from unnest(string_to_array(badge, ' · ')) part
        where part !~* '\\d\\s*\\+\\s*\\d|gratis|korting|voordeel|bespaar|goedkoper|aanbieding|halve prijs|[%€]'
      ), ' · '), '') where badge is not null;
    `);
    await runner.query(
      logChangesOf({ table: 'promotions', entity: 'promotion', key: 'id', subject: 'promotion', subjectKey: 'id' }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table promotions');
  }
}
