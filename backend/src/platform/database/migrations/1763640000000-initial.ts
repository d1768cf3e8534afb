import type { MigrationInterface, QueryRunner } from 'typeorm';

// Tables of entities as TypeORM describes them, then tables that only SQL uses.
const up = `
  CREATE TABLE "categories" ("id" SERIAL NOT NULL, "slug" text NOT NULL, "name" text NOT NULL, "description" text, "hidden_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_24dbc6126a28ff948da33e97d3b" PRIMARY KEY ("id"));
  CREATE UNIQUE INDEX "IDX_420d9f679d41281f282f5bc7d0" ON "categories"  ("slug");
  CREATE TABLE "products" ("id" SERIAL NOT NULL, "slug" text NOT NULL, "name" text NOT NULL, "description" text NOT NULL, "details" text, "category_id" integer NOT NULL, "price_cents" integer NOT NULL, "servings" integer, "quantity" text NOT NULL DEFAULT '60 stuks', "badge" text, "is_active" boolean NOT NULL DEFAULT true, "is_featured" boolean NOT NULL DEFAULT false, "subscription_enabled" boolean NOT NULL DEFAULT false, "subscription_discount" integer NOT NULL DEFAULT '20', "benefits" jsonb NOT NULL DEFAULT '[]', "usage" text, "when_to_use" text, "variants" jsonb NOT NULL DEFAULT '[]', "ingredients" jsonb NOT NULL DEFAULT '[]', "nutrition" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "hidden_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_0806c755e0aca124e67c0cf6d7d" PRIMARY KEY ("id"));
  CREATE UNIQUE INDEX "IDX_464f927ae360106b783ed0b410" ON "products"  ("slug");
  CREATE INDEX "IDX_9a5f6868c96e0069e699f33e12" ON "products"  ("category_id");
  CREATE TABLE "product_images" ("id" SERIAL NOT NULL, "product_id" integer NOT NULL, "url" text NOT NULL, "alt_text" text NOT NULL, "is_primary" boolean NOT NULL DEFAULT false, "sort_order" integer NOT NULL, CONSTRAINT "PK_1974264ea7265989af8392f63a1" PRIMARY KEY ("id"));
  CREATE INDEX "IDX_7d5349c9553f4b30ad8aef0b37" ON "product_images"  ("product_id", "sort_order");
  CREATE TABLE "checkouts" ("id" uuid NOT NULL, "sid_hash" text NOT NULL, "basket_hash" text NOT NULL, "payment_intent_id" text, "total_cents" integer NOT NULL, "quote" jsonb NOT NULL, "lines" jsonb NOT NULL, "status" text NOT NULL, "reserved_until" TIMESTAMP WITH TIME ZONE NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_5800730d89f4137fc18770e4d4d" PRIMARY KEY ("id"));
  CREATE UNIQUE INDEX "IDX_90d6a9f3d732e1d0806223b65d" ON "checkouts"  ("payment_intent_id");
  CREATE INDEX "IDX_a284ae1cf51c16ee6c2253d4e5" ON "checkouts"  ("status", "reserved_until");
  CREATE UNIQUE INDEX "IDX_e4ba8698abbc10845c119da4c9" ON "checkouts"  ("sid_hash") WHERE status = 'open';
  CREATE TABLE "unmatched_payments" ("payment_intent_id" text NOT NULL, "amount_cents" integer NOT NULL, "reason" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "resolved_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_5ff03cfee607dcd95f7c1b87a24" PRIMARY KEY ("payment_intent_id"));
  CREATE TABLE "webhook_events" ("id" text NOT NULL, "type" text NOT NULL, "payment_intent_id" text, "received_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "handled_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_4cba37e6a0acb5e1fc49c34ebfd" PRIMARY KEY ("id"));
  CREATE TABLE "contacts" ("id" text NOT NULL, "email" text NOT NULL, "name" text NOT NULL, "phone" text NOT NULL DEFAULT '', "address" text NOT NULL DEFAULT '', "postal_code" text NOT NULL DEFAULT '', "city" text NOT NULL DEFAULT '', "country" text NOT NULL DEFAULT 'NL', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_b99cd40cfd66a99f1571f4f72e6" PRIMARY KEY ("id"));
  CREATE TABLE "customers" ("id" SERIAL NOT NULL, "email" text NOT NULL, "first_name" text, "last_name" text, "phone" text, "address" text, "postal_code" text, "city" text, "country" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_133ec679a801fab5e070f73d3ea" PRIMARY KEY ("id"));
  CREATE UNIQUE INDEX "IDX_8536b8b85c06969f84f0c098b0" ON "customers"  ("email");
  CREATE TABLE "kept_mails" ("id" uuid NOT NULL, "mail_id" uuid NOT NULL, "to" text NOT NULL, "subject" text NOT NULL, "text" text NOT NULL, "html" text NOT NULL, "sent_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_31e1dad16b0abc386d076c40028" PRIMARY KEY ("id"));
  CREATE UNIQUE INDEX "IDX_c3b97f149cf0307c7d4a75ed6f" ON "kept_mails"  ("mail_id");
  CREATE INDEX "IDX_dc79c52f9d052f80f0c9c97e48" ON "kept_mails"  ("sent_at");
  CREATE TABLE "mails" ("id" uuid NOT NULL, "key" text NOT NULL, "template" text NOT NULL, "reference" jsonb NOT NULL, "status" text NOT NULL DEFAULT 'queued', "attempts" integer NOT NULL DEFAULT '0', "last_error" text, "due_at" TIMESTAMP WITH TIME ZONE NOT NULL, "claimed_until" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "sent_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_218248d7dfe1b739f06e2309349" PRIMARY KEY ("id"));
  CREATE UNIQUE INDEX "IDX_fa4089477790b750f70e981bb6" ON "mails"  ("key");
  CREATE INDEX "IDX_54d0119ea83a37f3b6d2f4b9ad" ON "mails"  ("status", "due_at");
  CREATE TABLE "partnership_inquiries" ("id" text NOT NULL, "contact_name" text NOT NULL, "email" text NOT NULL, "phone" text NOT NULL, "kvk_number" text, "message" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_d87e69fdc6086d430a2a92bd642" PRIMARY KEY ("id"));
  CREATE INDEX "IDX_5294e277a96ebd718d321772c9" ON "partnership_inquiries"  ("created_at");
  CREATE TABLE "quiz_advices" ("id" text NOT NULL, "email" text NOT NULL, "answers" jsonb NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_2f467742582a35d84a038e3d6e2" PRIMARY KEY ("id"));
  CREATE TABLE "refunds" ("refund_id" text NOT NULL, "job_id" uuid NOT NULL, "order_id" text NOT NULL, "payment_intent_id" text NOT NULL, "amount_cents" integer NOT NULL, "status" text NOT NULL DEFAULT 'queued', "attempts" integer NOT NULL DEFAULT '0', "last_error" text, "due_at" TIMESTAMP WITH TIME ZONE NOT NULL, "correlation_id" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "done_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_05193bc2af4ad8806b4ba2440fe" PRIMARY KEY ("refund_id"));
  CREATE UNIQUE INDEX "IDX_0906b5c76310c04a7ff818c649" ON "refunds"  ("job_id");
  CREATE INDEX "IDX_a42db6369017df60549539f556" ON "refunds"  ("order_id");
  CREATE INDEX "IDX_c10c86f49e6dea4b5b9b1b92fa" ON "refunds"  ("status", "due_at");
  CREATE TABLE "admin_order_list" ("order_id" text NOT NULL, "order_number" text NOT NULL, "contact_id" text NOT NULL, "customer_id" integer, "payment_intent_id" text NOT NULL, "placed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "status" text NOT NULL, "paid" boolean NOT NULL, "item_count" integer NOT NULL, "lines" jsonb NOT NULL, "subtotal_cents" integer NOT NULL, "savings_cents" integer NOT NULL, "shipping_cents" integer NOT NULL, "discount_cents" integer NOT NULL, "discount_code" text, "total_cents" integer NOT NULL, "captured_cents" integer NOT NULL, "refund_requested_cents" integer NOT NULL, "refunded_cents" integer NOT NULL, "subscription_id" text, CONSTRAINT "PK_fdde57b7a472ff6ae24fb5513d1" PRIMARY KEY ("order_id"));
  CREATE INDEX "IDX_ba1e21d6d0da7ed76710015216" ON "admin_order_list"  ("order_number");
  CREATE INDEX "IDX_64b5f47941ec3a643fbd4daedd" ON "admin_order_list"  ("contact_id");
  CREATE INDEX "IDX_281774c04984e050434e8beccf" ON "admin_order_list"  ("customer_id");
  CREATE INDEX "IDX_9139f35d9cdcdc6abce36bd283" ON "admin_order_list"  ("payment_intent_id");
  CREATE INDEX "IDX_b581aa8b5236135264ea5bdad4" ON "admin_order_list"  ("status", "placed_at");
  CREATE INDEX "IDX_8084d8637aefc006d01cd415e8" ON "admin_order_list"  ("placed_at", "order_id");
  CREATE TABLE "admin_return_list" ("return_id" text NOT NULL, "order_id" text NOT NULL, "order_number" text NOT NULL, "contact_id" text NOT NULL, "customer_id" integer, "status" text NOT NULL, "reason" text NOT NULL, "lines" jsonb NOT NULL, "refund_cents" integer NOT NULL, "paid_cents" integer NOT NULL, "refund_requested" boolean NOT NULL, "requested_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_4ff459f3d2ad4d31c26db005338" PRIMARY KEY ("return_id"));
  CREATE INDEX "IDX_5d9bcf0dcebc1ba274a8e06d87" ON "admin_return_list"  ("order_id");
  CREATE INDEX "IDX_3ca5bb040f8699973447b23e45" ON "admin_return_list"  ("contact_id");
  CREATE INDEX "IDX_c979c8af1f7990836a35498eb0" ON "admin_return_list"  ("customer_id");
  CREATE INDEX "IDX_c0bd67001deed10518a61edec8" ON "admin_return_list"  ("status", "requested_at");
  CREATE INDEX "IDX_32494dbca35d87b52b335904c9" ON "admin_return_list"  ("requested_at", "return_id");
  CREATE TABLE "admin_subscription_list" ("subscription_id" text NOT NULL, "status" text NOT NULL, "contact_id" text NOT NULL, "customer_id" integer, "order_id" text NOT NULL, "product_id" integer NOT NULL, "slug" text NOT NULL, "product_name" text NOT NULL, "image_url" text NOT NULL, "quantity" integer NOT NULL, "jars" integer NOT NULL, "frequency" integer NOT NULL, "price_cents" integer NOT NULL, "shipping_cents" integer NOT NULL, "next_cycle" integer NOT NULL, "next_delivery_date" text, "deliveries" integer NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL, "pause_reason" text, "cancelled_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_9a65556998d2972604fb22eb900" PRIMARY KEY ("subscription_id"));
  CREATE INDEX "IDX_567a37c2ec6e31701c6b05601e" ON "admin_subscription_list"  ("contact_id");
  CREATE INDEX "IDX_71afc1445da1c366a247b3de10" ON "admin_subscription_list"  ("customer_id");
  CREATE INDEX "IDX_34e4602abb7ad019fa4091cddc" ON "admin_subscription_list"  ("status", "next_delivery_date");
  CREATE INDEX "IDX_bfb5196a6e0b436955bc3f5b6f" ON "admin_subscription_list"  ("started_at", "subscription_id");
  CREATE TABLE "product_sales" ("product_id" integer NOT NULL, "units" integer NOT NULL, "revenue_cents" integer NOT NULL, CONSTRAINT "PK_ad4342c12597304e17db2e2c5a9" PRIMARY KEY ("product_id"));
  CREATE INDEX "IDX_ee744e084a0195b2df992d4a9a" ON "product_sales"  ("units");
  CREATE TABLE "revenue_by_day" ("day" text NOT NULL, "captured_cents" integer NOT NULL, "refunded_cents" integer NOT NULL, "orders" integer NOT NULL, CONSTRAINT "PK_a5a4ea843c8ec811d6543acc4ac" PRIMARY KEY ("day"));
  CREATE TABLE "stock_ledger" ("event_id" text NOT NULL, "product_id" integer NOT NULL, "revision" integer NOT NULL, "type" text NOT NULL, "quantity" integer NOT NULL, "delta" integer NOT NULL, "on_hand_after" integer, "note" text, "order_id" text, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "actor_kind" text NOT NULL, "actor_id" text, CONSTRAINT "PK_5d31d9d28698f96d2395c095e6e" PRIMARY KEY ("event_id"));
  CREATE INDEX "IDX_ac762669e26e258b92fd7e7822" ON "stock_ledger"  ("at");
  CREATE INDEX "IDX_e44ebc4c0e3b9d173c2f8feaaa" ON "stock_ledger"  ("type", "at");
  CREATE INDEX "IDX_d86a94dda2e858d9d5e660529c" ON "stock_ledger"  ("product_id", "at");
  CREATE TABLE "stock_levels" ("product_id" integer NOT NULL, "on_hand" integer, "reserved" integer NOT NULL, "available" integer, CONSTRAINT "PK_46e4cf093a8ad0464e4be42f342" PRIMARY KEY ("product_id"));
  CREATE TABLE "settings" ("key" text NOT NULL, "value" text NOT NULL, CONSTRAINT "PK_c8639b7626fa94ba8265628f214" PRIMARY KEY ("key"));
  CREATE TABLE "staff_members" ("id" SERIAL NOT NULL, "email" text NOT NULL, "password_hash" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_cdad75efe024402db5d51140960" PRIMARY KEY ("id"));
  CREATE UNIQUE INDEX "IDX_84b814f9a703403b308835f8cc" ON "staff_members"  ("email");
  CREATE TABLE "staff_sessions" ("token_hash" text NOT NULL, "staff_member_id" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_c435ca5b3c71d72635df8d4119d" PRIMARY KEY ("token_hash"));
  CREATE INDEX "IDX_68d603d58dceaeb6bb3c958443" ON "staff_sessions"  ("staff_member_id");
  ALTER TABLE "products" ADD CONSTRAINT "FK_9a5f6868c96e0069e699f33e124" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
  ALTER TABLE "product_images" ADD CONSTRAINT "FK_4f166bb8c2bfcef2498d97b4068" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

  create sequence order_numbers;
  create table checkpoints (
    name text primary key, kind text not null, version int not null, position bigint not null, status text not null,
    error text, updated_at timestamptz not null default now()
  );
  create table process_refusals (
    process text not null, event_id uuid not null, command text not null, code text not null,
    created_at timestamptz not null default now(), resolved_at timestamptz, primary key (process, event_id, command)
  );
  create table attempt_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
`;

export class Initial1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(): Promise<void> {
    return Promise.reject(new Error('The initial migration cannot be undone'));
  }
}
