import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
  ALTER TABLE "checkouts" RENAME COLUMN "basket_hash" TO "quote_hash";
  CREATE TABLE "checkout_quotes" ("checkout_id" uuid NOT NULL, "quote_hash" text NOT NULL, "quote" jsonb NOT NULL, "lines" jsonb NOT NULL, "issued_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_c4a5a0ad8fe6b29fbe32db62a2e" PRIMARY KEY ("checkout_id", "quote_hash"));
  insert into checkout_quotes (checkout_id, quote_hash, quote, lines) select id, quote_hash, quote, lines from checkouts;
  CREATE TABLE "discount_codes" ("id" SERIAL NOT NULL, "code" text NOT NULL, "type" text NOT NULL, "value" integer NOT NULL, "min_purchase_cents" integer, "max_uses" integer, "expires_at" TIMESTAMP WITH TIME ZONE, "is_active" boolean NOT NULL DEFAULT true, "first_order_only" boolean NOT NULL DEFAULT false, "redeemed" integer NOT NULL DEFAULT '0', "reserved" integer NOT NULL DEFAULT '0', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "hidden_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "discount_codes_max_uses" CHECK (max_uses is null or redeemed + reserved <= max_uses), CONSTRAINT "discount_codes_counts" CHECK (redeemed >= 0 and reserved >= 0), CONSTRAINT "PK_c0170a28d937472e9ce50fdce17" PRIMARY KEY ("id"));
  CREATE UNIQUE INDEX "discount_codes_code" ON "discount_codes"  ("code") WHERE hidden_at is null;
  CREATE TABLE "discount_reservations" ("checkout_id" uuid NOT NULL, "code" text NOT NULL, "code_id" integer NOT NULL, "state" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_2d9cb48a92f54ca0d387cd0ba54" PRIMARY KEY ("checkout_id", "code"));
  CREATE INDEX "discount_reservations_code_id" ON "discount_reservations"  ("code_id");
  CREATE INDEX "discount_reservations_live" ON "discount_reservations"  ("updated_at") WHERE state = 'reserved';
  CREATE TABLE "remembered_discounts" ("sid_hash" text NOT NULL, "code_id" integer NOT NULL, "until" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_653d2485077c0dc37125ef03710" PRIMARY KEY ("sid_hash", "code_id"));
  CREATE INDEX "remembered_discounts_until" ON "remembered_discounts"  ("until");
  ALTER TABLE "unmatched_payments" ADD "currency" text NOT NULL DEFAULT 'EUR';
  ALTER TABLE "unmatched_payments" ADD "resolution" text;
  ALTER TABLE "refunds" ALTER COLUMN "order_id" DROP NOT NULL;

  create function normalised_email(email text) returns text language sql immutable parallel safe
    return regexp_replace(lower(btrim(email)), '\\+[^@]*@', '@');
  create index contacts_by_normalised_email on contacts (normalised_email(email));

  insert into discount_codes (code, type, value, first_order_only) values ('NIEUW10', 'percentage', 1000, true);
`;

/** Adds discount codes with their uses, and the quotes of checkouts. NIEUW10 exists because the quiz promises it. */
export class Discounts1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(): Promise<void> {
    return Promise.reject(new Error('Codes that were used cannot be forgotten'));
  }
}
