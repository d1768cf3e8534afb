import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LoginChallenges1763745000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table login_codes drop constraint "PK_b982b7e94f870be653b4a892c2f";
      drop index "IDX_c6e5935d9a5af45bc8d83fd418";
      alter table login_codes add column from_known_device boolean not null default false,
        add column created_at timestamptz not null default now(),
        add constraint login_codes_pk primary key (id);
      create index login_codes_by_mailbox on login_codes (purpose, email);
      create unique index login_codes_by_challenge on login_codes (challenge_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from login_codes;
      drop index login_codes_by_challenge;
      drop index login_codes_by_mailbox;
      alter table login_codes drop constraint login_codes_pk, drop column created_at, drop column from_known_device,
        add constraint "PK_b982b7e94f870be653b4a892c2f" primary key (purpose, email);
      create unique index "IDX_c6e5935d9a5af45bc8d83fd418" on login_codes (id);
    `);
  }
}
