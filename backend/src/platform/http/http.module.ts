import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AfterWrite } from './after-write.js';
import { ErrorFilter } from './error.filter.js';
import { AdminLists } from './listing/admin-lists.js';
import { HealthController } from '../../app/health.controller.js';

@Global()
@Module({
  controllers: [HealthController],
  providers: [AdminLists, AfterWrite, { provide: APP_FILTER, useClass: ErrorFilter }],
  exports: [AdminLists, AfterWrite],
})
export class HttpModule {}
