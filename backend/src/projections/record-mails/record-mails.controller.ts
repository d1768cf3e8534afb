import { Controller } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  listMailsOfCustomer,
  listMailsOfOrder,
  listMailsOfReturn,
  listMailsOfSubscription,
  showMail,
  showMailPage,
  type RecordMail,
  type ShownMail,
} from '../../../../contracts/mails.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { mailPagePolicy } from '../../platform/http/security/security-headers.js';
import { RecordMails, type FoundMail } from './record-mails.query.js';

/** The mails of a record. Reading one counts as opening the customer. */
@Controller()
export class RecordMailsController {
  constructor(
    private readonly mails: RecordMails,
    private readonly acts: ActLog,
    private readonly store: EventStore,
  ) {}

  @Handles(listMailsOfOrder)
  ofOrder({ params: { id } }: Call<typeof listMailsOfOrder>): Promise<RecordMail[]> {
    return this.ofStream('order', id);
  }

  @Handles(listMailsOfReturn)
  ofReturn({ params: { id } }: Call<typeof listMailsOfReturn>): Promise<RecordMail[]> {
    return this.ofStream('return', id);
  }

  @Handles(listMailsOfSubscription)
  ofSubscription({ params: { id } }: Call<typeof listMailsOfSubscription>): Promise<RecordMail[]> {
    return this.ofStream('subscription', id);
  }

  @Handles(listMailsOfCustomer)
  @NotesAct('opened-customer', 'id')
  ofCustomer({ params: { id } }: Call<typeof listMailsOfCustomer>): Promise<RecordMail[]> {
    return this.mails.ofCustomer(id);
  }

  @Handles(showMail)
  async show({ params: { id }, request }: Call<typeof showMail>): Promise<ShownMail> {
    const { to, subject, text, isKept, sendsTo } = await this.open(id, request);
    return { to, subject, text, isKept, sendsTo };
  }

  @Handles(showMailPage)
  async showPage({ params: { id }, request, reply }: Call<typeof showMailPage>): Promise<string> {
    const { html } = await this.open(id, request);
    void reply.type('text/html; charset=utf-8').headers(mailPagePolicy);
    return html;
  }

  /** A stream without events is of no record. */
  private async ofStream(category: 'order' | 'return' | 'subscription', id: string): Promise<RecordMail[]> {
    const mails = await this.mails.ofRecord(id);
    if (mails.length > 0 || (await this.store.readStream(`${category}-${id}`)).length > 0) return mails;
    throw new DomainError(`${category}-not-found`);
  }

  private async open(id: string, request: FastifyRequest): Promise<FoundMail> {
    const mail = await this.mails.find(id);
    await this.acts.noteOnce(request, 'opened-customer', mail.customerId ?? id);
    return mail;
  }
}
