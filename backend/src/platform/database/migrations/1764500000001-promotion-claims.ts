import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits of a promotion, and the claim of each checkout on it. The check makes an exceeded budget impossible. */
export class PromotionClaims1764500000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table promotions
        add per_customer int,
        add max_uses int,
        add max_cents int,
        add used int not null default 0,
        add used_cents int not null default 0,
        add used_up_at timestamptz,
        add constraint promotions_budget check (
          used >= 0 and used_cents >= 0 and (max_uses is null or used <= max_uses)
          and (max_cents is null or used_cents <= max_cents));
      create table promotion_claims (
        promotion_id int not null,
        checkout_id uuid not null,
        pieces int not null,
        cents int not null,
        state text not null,
        mailbox text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint promotion_claims_pk primary key (promotion_id, checkout_id)
      );
      create index promotion_claims_checkout on promotion_claims (checkout_id);
      create index promotion_claims_mailbox on promotion_claims (promotion_id, mailbox) where mailbox is not null;
      create index promotion_claims_live on promotion_claims (updated_at) where state = 'reserved';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table promotion_claims;
      alter table promotions drop constraint promotions_budget, drop column per_customer, drop column max_uses,
        drop column max_cents, drop column used, drop column used_cents, drop column used_up_at;
    `);
  }
}
