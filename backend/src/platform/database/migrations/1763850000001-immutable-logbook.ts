import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The program and its mistakes cannot rewrite the logbook; the owner of the database still can. A restore truncates an
 * empty one.
 */
export class ImmutableLogbook1763850000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function refuse_logbook_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if old.created_at < now() - interval '13 months' then return old; end if;
        elsif tg_op = 'TRUNCATE' then
          if not exists (select from logbook_entries) then return null; end if;
        end if;
        raise exception 'logbook entries cannot be changed' using errcode = 'restrict_violation';
      end $$;
      create trigger refuse_logbook_change before update or delete on logbook_entries
        for each row execute function refuse_logbook_change();
      create trigger refuse_logbook_truncate before truncate on logbook_entries
        for each statement execute function refuse_logbook_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger refuse_logbook_change on logbook_entries;
      drop trigger refuse_logbook_truncate on logbook_entries;
      drop function refuse_logbook_change();
    `);
  }
}
