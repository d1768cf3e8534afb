import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The former version inserts sessions without `proven_by`: they count as proven by password at their start. */
export class StaffFactors1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table staff_members add column renewed_hash text, add column device_hash text;
      alter table staff_sessions add column proven_by text, add column proven_at timestamptz;
      create table staff_totp (staff_member_id int not null, sealed_secret text not null, last_step int not null,
        created_at timestamptz not null default now(), last_used_at timestamptz,
        constraint staff_totp_pk primary key (staff_member_id));
      create table staff_passkeys (credential_id text not null, staff_member_id int not null, name text not null,
        public_key text not null, counter bigint not null, transports text not null,
        created_at timestamptz not null default now(), last_used_at timestamptz,
        constraint staff_passkeys_pk primary key (credential_id));
      create index staff_passkeys_by_member on staff_passkeys (staff_member_id);
      create table staff_recovery_codes (code_hash text not null, staff_member_id int not null,
        constraint staff_recovery_codes_pk primary key (code_hash));
      create index staff_recovery_codes_by_member on staff_recovery_codes (staff_member_id);
      create table staff_used_tokens (token_hash text not null, expires_at timestamptz not null,
        constraint staff_used_tokens_pk primary key (token_hash));
      create table staff_rules (id int not null default 1, is_factor_required boolean not null default false,
        refund_proof_from_cents int not null default 10000,
        renews_hashes_from timestamptz not null,
        constraint staff_rules_pk primary key (id));
      insert into staff_rules (renews_hashes_from) values (now() + interval '14 days');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table staff_rules, staff_used_tokens, staff_recovery_codes, staff_passkeys, staff_totp;
      alter table staff_sessions drop column proven_by, drop column proven_at;
      alter table staff_members drop column renewed_hash, drop column device_hash;
    `);
  }
}
