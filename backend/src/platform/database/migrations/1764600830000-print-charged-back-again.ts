import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forgets the printed credit notes and corrections, because those of a payment that the bank took back said that we had refunded it. */
export class PrintChargedBackAgain1764600830000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from invoice_files f using invoice_list i where i.number = f.number and i.kind <> 'invoice'`);
  }

  /** Nothing to undo: documents are printed again when somebody asks for them. */
  async down(): Promise<void> {}
}
