import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DurableWork, workKinds } from './durable-work.js';
import { SweepWorkHandler } from './sweep-work.handler.js';
import type { WorkKind } from './work-kind.js';

@Global()
@Module({ providers: [DurableWork, SweepWorkHandler], exports: [DurableWork] })
export class WorkModule {
  static forRoot(kinds: readonly WorkKind[]): DynamicModule {
    return { module: WorkModule, providers: [{ provide: workKinds, useValue: kinds }] };
  }
}
