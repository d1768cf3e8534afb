import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, type Repository } from 'typeorm';
import type { Recall as ShownRecall, StartRecall } from '../../../contracts/stock/recalls.js';
import { RecallLot } from '../inventory/commands/recall-lot.js';
import { Recall } from '../inventory/recalls/recall.entity.js';
import { MailRecords } from '../mail/mail-records.query.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { LotRecords } from '../projections/lot-levels/lot-records.query.js';
import { recallWork } from './mail-recall.work.js';

@Injectable()
export class Recalls {
  private readonly rows: Repository<Recall>;

  constructor(
    dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly work: DurableWork,
    private readonly mails: MailRecords,
    private readonly lots: LotRecords,
  ) {
    this.rows = dataSource.getRepository(Recall);
  }

  async list(): Promise<ShownRecall[]> {
    const recalls = await this.rows.find({ order: { createdAt: 'DESC' } });
    return Promise.all(recalls.map((recall) => this.shown(recall)));
  }

  /** Blocks the lot first, so that a crash leaves it blocked. Throws `lot-recalled` when another recall has the lot. */
  async start({ id, ...texts }: StartRecall, context: CommandContext): Promise<void> {
    const { productId, lot } = texts;
    await this.commands.execute(new RecallLot({ productId, recallId: id, lot }, context));
    await this.rows
      .createQueryBuilder()
      .insert()
      .values({ id, ...texts })
      .orIgnore()
      .execute();
    const recall = await this.rows.findOneByOrFail({ productId, lot });
    if (recall.id !== id) throw new DomainError('lot-recalled');
    await this.work.enqueue(recallWork, id);
  }

  /** Throws `not-found`. */
  async mailAgain(id: string): Promise<void> {
    if (!(await this.rows.existsBy({ id }))) throw new DomainError('not-found');
    await this.rows.update({ id, status: 'mailed' }, { status: 'queued', dueAt: () => 'now()' });
    await this.work.enqueue(recallWork, id);
  }

  private async shown({ id, productId, lot, reason, instruction, ...recall }: Recall): Promise<ShownRecall> {
    const { productName } = await this.lots.find(productId, lot);
    const { withPossible, createdAt, status } = recall;
    const mails = await this.mails.countsOfRecall(id);
    const progress = { startedAt: createdAt.toISOString(), isMailing: status === 'queued', mails };
    return { id, productId, productName, lot, reason, instruction, withPossible, ...progress };
  }
}
