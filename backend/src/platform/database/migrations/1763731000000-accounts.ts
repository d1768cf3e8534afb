import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
  CREATE TABLE "customer_sessions" ("token_hash" text NOT NULL, "customer_id" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_489c24c71a4f4a6a9c7a7866278" PRIMARY KEY ("token_hash"));
  CREATE INDEX "IDX_db8c70768c3b1cd05287034995" ON "customer_sessions"  ("customer_id");
  CREATE INDEX "IDX_06199bf799fd21e15abd53b3f5" ON "customer_sessions"  ("created_at");
  CREATE TABLE "login_codes" ("purpose" text NOT NULL, "email" text NOT NULL, "id" uuid NOT NULL, "challenge_hash" text NOT NULL, "code_hash" text NOT NULL, "sealed_code" text NOT NULL, "evaluations" integer NOT NULL DEFAULT '0', "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_b982b7e94f870be653b4a892c2f" PRIMARY KEY ("purpose", "email"));
  CREATE UNIQUE INDEX "IDX_c6e5935d9a5af45bc8d83fd418" ON "login_codes"  ("id");
  CREATE INDEX "IDX_f86a8c3498b2b887a714953e72" ON "login_codes"  ("expires_at");
  CREATE TABLE "saved_addresses" ("id" SERIAL NOT NULL, "customer_id" integer NOT NULL, "first_name" text NOT NULL, "last_name" text NOT NULL, "address" text NOT NULL, "postal_code" text NOT NULL, "city" text NOT NULL, "country" text NOT NULL, "is_default" boolean NOT NULL, CONSTRAINT "PK_2dcd5492d2ac696c133d461db8b" PRIMARY KEY ("id"));
  CREATE INDEX "IDX_eb80b9f6429daefa5ae0301ddf" ON "saved_addresses"  ("customer_id");
  CREATE UNIQUE INDEX "IDX_7b54dbddce23051f6835ae0694" ON "saved_addresses"  ("customer_id") WHERE is_default;
  ALTER TABLE "customer_sessions" ADD CONSTRAINT "FK_db8c70768c3b1cd05287034995a" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE "saved_addresses" ADD CONSTRAINT "FK_eb80b9f6429daefa5ae0301ddff" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

  create index contacts_by_mailbox on contacts (lower(btrim(email)));
`;

export class Accounts1763731000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_addresses, customer_sessions, login_codes; drop index contacts_by_mailbox');
  }
}
