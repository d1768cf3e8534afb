import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { recordRemoval } from '../../platform/database/record-removal.js';
import { keptFor } from '../../platform/database/retention.js';
import { countOf, oneRowOf, rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { InvoiceFile } from './invoice-file.entity.js';
import { printingWork } from './print-invoice.work.js';

/** More than these the sweep enqueues. */
const mostEnqueued = 500;

const ask = 'insert into invoice_files (number) select unnest($1::text[]) on conflict (number) do nothing returning id';
const forget = `delete from invoice_files where created_at < now() - interval '${keptFor(InvoiceFile)}' returning number`;
const countPrinted = 'select count(content)::int as printed from invoice_files where number = any($1)';
const Asked = z.object({ id: z.string() });
const Printed = z.object({ printed: z.int() });

/** The printed documents. No request prints one: it asks for the work, and the caller comes back. */
@Injectable()
export class InvoiceFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly work: DurableWork,
  ) {}

  /** Throws `invoice-not-ready` while the document is printed, and asks for that once. */
  async read(number: string): Promise<Buffer> {
    const content = await this.contentOf(number);
    if (content) return content;
    await this.ask([number]);
    throw new DomainError('invoice-not-ready');
  }

  /** Null while it is not printed. */
  async contentOf(number: string): Promise<Buffer | null> {
    const files = this.dataSource.getRepository(InvoiceFile);
    const file = await files.findOne({ where: { number }, select: { number: true, content: true } });
    return file?.content ?? null;
  }

  /** Has the documents printed that are not, and are not asked for. */
  async ask(numbers: readonly string[]): Promise<void> {
    const asked = await rowsOf(this.dataSource, Asked, ask, [numbers]);
    for (const { id } of asked.slice(0, mostEnqueued)) if (!(await this.work.enqueue(printingWork, id))) return;
  }

  async countPrinted(numbers: readonly string[]): Promise<number> {
    return (await oneRowOf(this.dataSource, Printed, countPrinted, [numbers])).printed;
  }

  async forgetOld(): Promise<number> {
    const removed = await countOf(this.dataSource, forget);
    await recordRemoval(this.dataSource, 'invoice_files', removed);
    return removed;
  }
}
