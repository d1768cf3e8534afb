import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Advices from before whose mail was sent lose the answers, which were kept without a consent. Those that still wait for
 * their mail are removed by the daily sweep.
 */
export class Consents1764410000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consents (id uuid primary key, email text not null, purpose text not null, is_given boolean not null,
        text_version int not null, source text not null, at timestamptz not null);
      create index consents_by_mailbox on consents (email, purpose, at);
      create function refuse_consent_change() returns trigger language plpgsql as $$
      begin
        raise exception 'entries of the register of consents cannot be changed' using errcode = 'restrict_violation';
      end $$;
      create trigger refuse_consent_change before update on consents
        for each row execute function refuse_consent_change();
      create table newsletter_requests (id uuid primary key, email text not null, text_version int not null,
        source text not null, confirmation_hash text not null, sealed_confirmation text not null,
        requested_at timestamptz not null, confirmed_at timestamptz);
      create unique index newsletter_requests_by_confirmation on newsletter_requests (confirmation_hash);
      create index newsletter_requests_by_mailbox on newsletter_requests (email);
      create index newsletter_requests_by_time on newsletter_requests (requested_at);
      alter table quiz_advices alter column answers drop not null, add column sealed_advice text;
      delete from quiz_advices a where not exists (
        select from mails m where m.key = 'quiz-advice:' || a.id and m.status = 'queued');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from quiz_advices where answers is null;
      alter table quiz_advices drop column sealed_advice, alter column answers set not null;
      drop table newsletter_requests;
      drop table consents;
      drop function refuse_consent_change();
    `);
  }
}
