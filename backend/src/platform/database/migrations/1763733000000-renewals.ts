import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
  CREATE TABLE "customer_subscriptions" ("subscription_id" text NOT NULL, "contact_id" text NOT NULL, "status" text NOT NULL, "pause_reason" text, "product_name" text NOT NULL, "slug" text NOT NULL, "image_url" text NOT NULL, "quantity" integer NOT NULL, "jars" integer NOT NULL, "frequency" integer NOT NULL, "price_cents" integer NOT NULL, "shipping_cents" integer NOT NULL, "next_cycle" integer NOT NULL, "next_delivery_date" text NOT NULL, "payment" text NOT NULL, "payment_due_on" text, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL, "cancelled_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_24782ceedb25c327d7fe71832d4" PRIMARY KEY ("subscription_id"));
  CREATE INDEX "IDX_a8572d47aa31f719aca60838c6" ON "customer_subscriptions"  ("contact_id");
  CREATE TABLE "due_renewals" ("subscription_id" text NOT NULL, "status" text NOT NULL, "cycle" integer NOT NULL, "attempt" integer NOT NULL, "state" text NOT NULL, "due_on" text, "contact_id" text NOT NULL, "product_name" text NOT NULL, "amount_cents" integer NOT NULL, "code" text, CONSTRAINT "PK_f896a9578e105dddfefb8f69d04" PRIMARY KEY ("subscription_id"));
  CREATE INDEX "IDX_521522bcf112caa2cf65e97738" ON "due_renewals"  ("state", "subscription_id");
  CREATE INDEX "IDX_dbb993f7c0670512d29a7b6bb5" ON "due_renewals"  ("due_on", "subscription_id");
  CREATE TABLE "payment_methods" ("subscription_id" uuid NOT NULL, "payment_intent_id" text, "customer_id" text, "payment_method_id" text, "setup_intent_id" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_7af845a1aa972a878c9dc5879f9" PRIMARY KEY ("subscription_id"));
  CREATE TABLE "renewal_payments" ("renewal_id" uuid NOT NULL, "subscription_id" uuid NOT NULL, "cycle" integer NOT NULL, "payment_intent_id" text NOT NULL, "amount_cents" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_d15812118029248ba9b2d109b1f" PRIMARY KEY ("renewal_id"));
  CREATE UNIQUE INDEX "IDX_d4ca02358d09ad3275b0c459aa" ON "renewal_payments"  ("payment_intent_id");
  CREATE UNIQUE INDEX "IDX_a99bc1c09811628aacefe571a6" ON "renewal_payments"  ("subscription_id", "cycle");
`;

export class Renewals1763733000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table renewal_payments, payment_methods, due_renewals, customer_subscriptions');
  }
}
