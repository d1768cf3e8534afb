import { Controller, Get, Header, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AllowAccess } from '../auth/access.js';
import { AppConfig } from '../config/app-config.js';
import { devMailsPage, type DevMail } from './dev-mails-page.js';
import { KeptMail } from './kept-mail.entity.js';

const mostShown = 200;
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'";

/** The mails of the demo, for people and for tests. 404 in production and when mails really are sent. */
@Controller('dev')
@AllowAccess('open')
export class DevMailsController {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
  ) {}

  @Get('mails')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', policy)
  @Header('cache-control', 'no-store')
  async showMails(): Promise<string> {
    return devMailsPage(await this.newestFirst(), this.config.shop.brand);
  }

  @Get('mails.json')
  @Header('cache-control', 'no-store')
  listMails(): Promise<DevMail[]> {
    return this.newestFirst();
  }

  private async newestFirst(): Promise<DevMail[]> {
    if (!this.config.demo || this.config.smtpUrl) throw new NotFoundException();
    const kept = this.dataSource.getRepository(KeptMail);
    const rows = await kept.find({ order: { sentAt: 'DESC', id: 'ASC' }, take: mostShown });
    return rows.map(({ id, to, subject, text, html, sentAt }) => ({
      ...{ id, to, subject, text, html },
      sentAt: sentAt.toISOString(),
    }));
  }
}
