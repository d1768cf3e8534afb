import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { ClockModule } from '../platform/clock/clock.module.js';
import { AppConfig } from '../platform/config/app-config.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { PostgresEventStore } from '../platform/event-sourcing/postgres/postgres-event-store.js';
import { parseConfig, type Config } from '../platform/config/config.js';
import { Contact } from '../customers/contact.entity.js';
import { DevMailsController } from '../demo/dev-mails/dev-mails.controller.js';
import { SilentLogger } from '../platform/jobs/job-program.fixtures.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { mailWork, sendMail } from '../mail/sending/send-mail.work.js';
import { agreed, contactId, orderId, vatAtNine } from '../orders/order.fixtures.js';
import { AdminOrderListRow } from '../projections/admin-order-list/admin-order-list.row.js';
import { OrderParcelsRow } from '../projections/order-parcels/order-parcels.row.js';
import { beginning } from '../projections/status-history.js';
import { testContext, type TestKernel } from '../testing/kernel.js';
import { sweepWork } from '../platform/work/sweep-work.job.js';
import { WorkModule } from '../platform/work/work.module.js';
import { MailTextsModule } from './mail-texts.module.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { MailModule } from '../mail/mail.module.js';

/** A configuration of the demo on a test's database. */
export function testConfig(databaseUrl: string, changes: Partial<Config> = {}): Config {
  const config = parseConfig({
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'for tests only, long enough to be one',
    STRIPE_SECRET_KEY: 'sk_test_simulator',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    DEMO: '1',
  });
  return { ...config, ...changes };
}

export const databaseUrlOf = ({ dataSource }: TestKernel): string => (dataSource.options as { url: string }).url;

/**
 * Starts queue and mail as one process of the shop would run them; `roles: ['api']` only asks, `['worker']` also works.
 */
export async function startMailProgram(config: Config, dataSource: DataSource): Promise<NestFastifyApplication> {
  @Global()
  @Module({
    imports: [CqrsModule.forRoot()],
    providers: [
      { provide: AppConfig, useValue: config },
      { provide: DataSource, useValue: dataSource },
      { provide: EventStore, useFactory: () => new PostgresEventStore(config.databaseUrl).open() },
      { provide: PgListener, useFactory: () => new PgListener(config.databaseUrl) },
    ],
    exports: [AppConfig, DataSource, EventStore, PgListener],
  })
  class SurroundingsModule implements OnApplicationShutdown {
    constructor(
      private readonly listener: PgListener,
      private readonly store: EventStore,
    ) {}

    async onApplicationShutdown(): Promise<void> {
      await Promise.all([this.listener.close(), this.store.close()]);
    }
  }
  const module = await Test.createTestingModule({
    controllers: [DevMailsController],
    imports: [
      SurroundingsModule,
      ClockModule,
      JobsModule.forRoot([sendMail, sweepWork]),
      WorkModule.forRoot([mailWork]),
      MailModule,
      MailTextsModule,
    ],
  })
    .setLogger(new SilentLogger())
    .compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  return app.init();
}

/** The contact and the rows of a paid order in the read models that a confirmation waits for. */
export async function storeOrder({ dataSource }: TestKernel, id = orderId, email = 'anna@example.com'): Promise<void> {
  const { checkoutId, currency, renewal, ...facts } = agreed;
  const contact = id === orderId ? contactId : `contact-of-${id}`;
  await dataSource.getRepository(Contact).save({ id: contact, email, name: 'Anna de Wit', city: 'Utrecht' });
  const row: AdminOrderListRow = {
    ...facts,
    orderId: id,
    contactId: contact,
    placedAt: '2026-03-02T09:00:00.000Z',
    ...beginning('processing', '2026-03-02T09:00:00.000Z'),
    vat: vatAtNine(agreed).amounts,
    paid: true,
    paidAt: '2026-03-02T09:00:00.000Z',
    paidWith: 'ideal',
    itemCount: 4,
    capturedCents: facts.totalCents,
    refundRequestedCents: 0,
    refundedCents: 0,
    chargedBackCents: 0,
    unshippedReturns: [],
    disputes: [],
    withdrawn: [],
    cancelledPieces: [],
    isWithdrawn: false,
    subscriptionId: null,
    cancelledPlans: [],
  };
  await dataSource.getRepository(AdminOrderListRow).save(row);
  await dataSource.getRepository(OrderParcelsRow).save({
    ...{ orderId: id, orderNumber: row.orderNumber, contactId: contact, addsTo: null, placedAt: row.placedAt },
    ...{ status: row.status, dueOn: '2026-03-02', lines: [], parcels: [], parcelCount: 0, withdrawals: [], toShip: [] },
    isWaiting: true,
  });
}

/** "Confirm this order by mail." */
export function confirmation(id = orderId): QueueMail {
  const key = `order-confirmation:${id}`;
  return new QueueMail({ key, template: 'order-confirmation', reference: { orderId: id } }, testContext());
}
