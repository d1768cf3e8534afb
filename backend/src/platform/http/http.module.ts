import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AfterWrite } from './after-write.js';
import { ErrorFilter } from './error.filter.js';
import { AdminLists } from './listing/admin-lists.js';

@Global()
@Module({
  providers: [AdminLists, AfterWrite, { provide: APP_FILTER, useClass: ErrorFilter }],
  exports: [AdminLists, AfterWrite],
})
export class HttpModule {}
