import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
  CREATE TABLE "return_notes" ("return_id" text NOT NULL, "note" text, "rejection" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_return_notes" PRIMARY KEY ("return_id"));
  CREATE TABLE "withdrawals" ("id" uuid NOT NULL, "order_number" text NOT NULL, "email" text NOT NULL, "name" text NOT NULL, "part" text, "reason" text, "state" text NOT NULL DEFAULT 'received', "cause" text, "order_id" text, "return_id" text, "stated_at" TIMESTAMP WITH TIME ZONE NOT NULL, "handled_at" TIMESTAMP WITH TIME ZONE, "handled_by" integer, CONSTRAINT "PK_withdrawals" PRIMARY KEY ("id"));
  CREATE INDEX "IDX_b62909f19089f2a65399f2f176" ON "withdrawals"  ("state", "stated_at");
  CREATE INDEX "withdrawals_by_mailbox" ON "withdrawals" (lower(btrim("email")));
`;

export class Withdrawals1763734000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table withdrawals, return_notes');
  }
}
