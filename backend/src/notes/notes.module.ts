import { Module } from '@nestjs/common';
import { OrderReader } from '../orders/order-reader.query.js';
import { ColleagueNames } from './colleague-names.js';
import { CustomerNotesController } from './customer-notes.controller.js';
import { Mentions } from './mentions.js';
import { MentionsController } from './mentions.controller.js';
import { Notes } from './notes.js';
import { OrderNotesController } from './order-notes.controller.js';

@Module({
  controllers: [CustomerNotesController, MentionsController, OrderNotesController],
  providers: [ColleagueNames, Mentions, Notes, OrderReader],
})
export class NotesModule {}
