import { Controller, Get, Param, ParseIntPipe } from '@nestjs/common';
import { z } from 'zod';
import { TimelineEntrySchema, type TimelineEntry } from '../../../../contracts/admin/timeline.js';
import { Answers } from '../../platform/http/answers.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Timeline } from './timeline.query.js';

/** Newest first. 404 for an unknown id. */
@Controller('api/admin')
export class TimelineController {
  constructor(private readonly timeline: Timeline) {}

  /** 404 `order-not-found`. */
  @Get('orders/:id/timeline')
  @AllowAccess('staff', 'sales')
  @Answers(z.array(TimelineEntrySchema))
  ofOrder(@Param('id') id: string): Promise<TimelineEntry[]> {
    return this.timeline.ofStream('order', id, 'order-not-found');
  }

  /** 404 `subscription-not-found`. */
  @Get('subscriptions/:id/timeline')
  @AllowAccess('staff', 'sales')
  @Answers(z.array(TimelineEntrySchema))
  ofSubscription(@Param('id') id: string): Promise<TimelineEntry[]> {
    return this.timeline.ofStream('subscription', id, 'subscription-not-found');
  }

  /** 404 `return-not-found`. */
  @Get('returns/:id/timeline')
  @AllowAccess('staff', 'sales')
  @Answers(z.array(TimelineEntrySchema))
  ofReturn(@Param('id') id: string): Promise<TimelineEntry[]> {
    return this.timeline.ofStream('return', id, 'return-not-found');
  }

  /** 404 `not-found`. */
  @Get('products/:id/timeline')
  @AllowAccess('staff', 'catalog')
  @Answers(z.array(TimelineEntrySchema))
  ofProduct(@Param('id', ParseIntPipe) id: number): Promise<TimelineEntry[]> {
    return this.timeline.ofProduct(id);
  }

  /** 404 `not-found`. */
  @Get('customers/:id/timeline')
  @AllowAccess('staff', 'customers')
  @NotesAct('opened-customer', 'id')
  @Answers(z.array(TimelineEntrySchema))
  ofCustomer(@Param('id', ParseIntPipe) id: number): Promise<TimelineEntry[]> {
    return this.timeline.ofCustomer(id);
  }
}
