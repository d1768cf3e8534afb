import { Module } from '@nestjs/common';
import { OrderReader } from '../orders/order-reader.query.js';
import { Tags } from './tags.js';
import { TagsController } from './tags.controller.js';

@Module({ controllers: [TagsController], providers: [OrderReader, Tags] })
export class TagsModule {}
