import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/consents.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { AdminExportController } from './admin-export.controller.js';
import { AdminConsentsController } from './admin-consents.controller.js';
import { ConsentsController } from './consents.controller.js';
import { PrivacyController } from './privacy.controller.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';
import { ErasedSubscriptions } from './erased-subscriptions.js';
import { EndErasedSubscriptionHandler } from './end-erased-subscription.handler.js';
import { Privacy } from './privacy.js';
import { ForgetQuietPeopleHandler } from './retention/forget-quiet-people.handler.js';
import { QuietPeople } from './retention/quiet-people.query.js';
import { RetentionController } from './retention/retention.controller.js';
import { RetentionRules } from './retention/retention-rules.js';
import { SweepAttemptLimitsHandler } from './retention/sweep-attempt-limits.handler.js';
import { SweepTableHandler } from './retention/sweep-table.work.js';

/** The only module that reads and erases the tables of every other module. */
@Module({
  imports: [ConsentsModule, CustomersModule, QuizModule],
  controllers: [
    AdminConsentsController,
    AdminExportController,
    ConsentsController,
    PrivacyController,
    RetentionController,
  ],
  providers: [
    EndErasedSubscriptionHandler,
    ForgetQuietPeopleHandler,
    ErasedSubscriptions,
    Privacy,
    QuietPeople,
    RetentionRules,
    SubscriptionReader,
    SweepAttemptLimitsHandler,
    SweepTableHandler,
  ],
})
export class PrivacyModule {}
