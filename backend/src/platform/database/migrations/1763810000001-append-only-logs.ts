import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The role of infra/postgres/roles.sql may add to the logs, and not change them. Only workers remove old entries. */
export class AppendOnlyLogs1763810000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`do $$ begin
      if exists (select from pg_roles where rolname = 'shop_api') then
        revoke update, delete, truncate on logbook_entries, change_log from shop_api;
      end if;
    end $$`);
  }

  async down(): Promise<void> {}
}
