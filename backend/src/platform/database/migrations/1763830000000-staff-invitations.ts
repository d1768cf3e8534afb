import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StaffInvitations1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table staff_members add column has_password boolean not null default true,
        add column disabled_at timestamptz, add column last_seen_at timestamptz;
      alter table staff_sessions add column id text not null default gen_random_uuid()::text, add column browser text,
        add column network text;
      create unique index staff_sessions_by_id on staff_sessions (id);
      create table staff_invitations (staff_member_id int not null, id uuid not null, token_hash text not null,
        sealed_token text not null, expires_at timestamptz not null, is_mailed boolean not null default false,
        constraint staff_invitations_pk primary key (staff_member_id));
      create unique index staff_invitations_by_id on staff_invitations (id);
      create unique index staff_invitations_by_token on staff_invitations (token_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table staff_invitations;
      alter table staff_sessions drop column id, drop column browser, drop column network;
      alter table staff_members drop column has_password, drop column disabled_at, drop column last_seen_at;
    `);
  }
}
