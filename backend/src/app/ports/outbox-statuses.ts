import { Injectable } from '@nestjs/common';
import { MailStatuses } from '../../customers/login/mail-statuses.port.js';
import { MailRecords } from '../../mail/mail-records.query.js';

@Injectable()
export class OutboxStatuses extends MailStatuses {
  constructor(private readonly mails: MailRecords) {
    super();
  }

  statusOf(key: string): ReturnType<MailStatuses['statusOf']> {
    return this.mails.statusOf(key);
  }
}
