import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After a restore or a failover the first process that starts skips numbers, also when it is an API process. */
export class ApiAdvancesSequences1763862000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ifApiRole('grant update on all sequences in schema public to shop_api'));
    await runner.query(ifApiRole('alter default privileges in schema public grant update on sequences to shop_api'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ifApiRole('revoke update on all sequences in schema public from shop_api'));
    await runner.query(ifApiRole('alter default privileges in schema public revoke update on sequences from shop_api'));
  }
}

const ifApiRole = (statement: string) => `do $$ begin
  if exists (select from pg_roles where rolname = 'shop_api') then ${statement}; end if;
end $$`;
