import { showMails, listMails, showTemplates, type DevMail } from '../../../../contracts/dev.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, NotFoundException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import { devMailsPage, mailSamplesPage } from './dev-mails-page.js';
import { StoredMail } from '../../mail/sending/stored-mail.entity.js';
import { MailRenderer } from '../../mail/mail-renderer.port.js';

const mostShown = 200;
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The demo's mails, for people and for tests. 404 when SMTP is configured. */
@Controller()
export class DevMailsController {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly renderer: MailRenderer,
  ) {}

  @Handles(showMails)
  async showMails({ reply }: Call<typeof showMails>): Promise<string> {
    return asPage(reply, devMailsPage(await this.newestFirst(), this.config.shop.brand));
  }

  @Handles(listMails)
  listMails({ query }: Call<typeof listMails>): Promise<DevMail[]> {
    return this.newestFirst(query.to);
  }

  @Handles(showTemplates)
  showTemplates({ reply }: Call<typeof showTemplates>): string {
    this.demandDemo();
    const { shop } = this.config;
    const sentAt = new Date().toISOString();
    const samples = this.renderer.samples().map(({ name, ...mail }) => ({ id: name, to: name, sentAt, ...mail }));
    return asPage(reply, mailSamplesPage(samples, shop.brand));
  }

  private demandDemo(): void {
    if (!this.config.demo || this.config.smtpUrl) throw new NotFoundException();
  }

  private async newestFirst(to?: string): Promise<DevMail[]> {
    this.demandDemo();
    const kept = this.dataSource.getRepository(StoredMail);
    const rows = await kept.find({
      where: to === undefined ? {} : { to },
      order: { sentAt: 'DESC', id: 'ASC' },
      take: mostShown,
    });
    return rows.map(({ id, to, subject, text, html, sentAt }) => ({
      ...{ id, to, subject, text, html },
      sentAt: sentAt.toISOString(),
    }));
  }
}

/** Sets the content type only on success, because errors are JSON. */
function asPage(reply: FastifyReply, page: string): string {
  void reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
  return page;
}
