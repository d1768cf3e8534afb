import { Module } from '@nestjs/common';
import { MailRecords } from '../mail/mail-records.query.js';
import { MailRecallHandler } from './mail-recall.work.js';
import { RecallsController } from './recalls.controller.js';
import { Recalls } from './recalls.js';

@Module({
  controllers: [RecallsController],
  providers: [MailRecallHandler, MailRecords, Recalls],
})
export class RecallingModule {}
