import { Global, Module, type DynamicModule, type Type } from '@nestjs/common';
import { allJobs } from './all-jobs.js';
import { allWork } from './work/all-work.js';
import { OpenWorkController } from './work/open-work.controller.js';
import { OpenWorkCounts } from './work/open-work.query.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { AuthModule } from '../platform/auth/auth.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { ClockModule } from '../platform/clock/clock.module.js';
import { AppConfig } from '../platform/config/app-config.js';
import type { Config } from '../platform/config/config.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { DatabaseModule } from './database.module.js';
import { EventSourcingModule } from '../platform/event-sourcing/event-sourcing.module.js';
import { ReadersModule } from '../platform/event-sourcing/readers/readers.module.js';
import { HttpModule } from '../platform/http/http.module.js';
import { InventoryModule } from '../inventory/inventory.module.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { InvoicingModule } from '../invoicing/invoicing.module.js';
import { LegalModule } from '../legal/legal.module.js';
import { MailModule } from '../mail/mail.module.js';
import { GuardsModule } from './guards.module.js';
import { HealthController } from './health.controller.js';
import { Draining } from './starting/draining.js';
import { MailTextsModule } from '../mail-texts/mail-texts.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { SavedViewsModule } from '../saved-views/saved-views.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PartnershipsModule } from '../partnerships/partnerships.module.js';
import { ProcessRefusalsModule } from '../platform/process-refusals/process-refusals.module.js';
import { PolicyReportsModule } from '../platform/policy-reports/policy-reports.module.js';
import { PortsModule } from './ports/ports.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { allProcesses } from '../processes/index.js';
import { allProjections } from '../projections/index.js';
import { ReadModelsModule } from '../projections/read-models.module.js';
import { StockAlertsModule } from '../stock-alerts/stock-alerts.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { WritingOffModule } from '../writing-off/writing-off.module.js';
import { EvidenceModule } from '../evidence/evidence.module.js';
import { ShippingModule } from '../shipping/shipping.module.js';
import { RecallingModule } from '../recalling/recalling.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { RenewalsModule } from '../renewals/renewals.module.js';
import { ReplacingModule } from '../replacing/replacing.module.js';
import { ReturnsModule } from '../returns/returns.module.js';
import { ShopTextsModule } from '../shop-texts/shop-texts.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { StorefrontPagesModule } from './storefront-pages/storefront-pages.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { TracingModule } from '../platform/tracing/tracing.module.js';
import { WorkModule } from '../platform/work/work.module.js';

@Global()
@Module({})
class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: AppConfig, useValue: config }], exports: [AppConfig] };
  }
}

@Module({})
export class AppModule {
  static forRoot(config: Config, more: Type[] = []): DynamicModule {
    return {
      module: AppModule,
      controllers: [HealthController, OpenWorkController],
      providers: [Draining, OpenWorkCounts],
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule,
        EventSourcingModule,
        ClockModule,
        ReadersModule.forRoot({ projections: allProjections, processes: allProcesses }),
        JobsModule.forRoot(allJobs),
        WorkModule.forRoot(allWork),
        MailModule,
        MailTextsModule,
        HttpModule,
        MetricsModule,
        TracingModule,
        OpenApiModule,
        AuthModule,
        PolicyReportsModule,
        ProcessRefusalsModule,
        GuardsModule,
        StaffModule,
        ConsentsModule,
        CustomersModule,
        PrivacyModule,
        SettingsModule,
        ShopTextsModule,
        LegalModule,
        CatalogModule,
        StorefrontPagesModule,
        OrdersModule,
        InventoryModule,
        NotesModule,
        SavedViewsModule,
        TagsModule,
        SubscriptionsModule,
        RenewalsModule,
        ReplacingModule,
        ReturnsModule,
        WritingOffModule,
        RecallingModule,
        EvidenceModule,
        ShippingModule,
        RefundsModule,
        CheckoutModule,
        InvoicesModule,
        InvoicingModule,
        AddressesModule,
        PartnershipsModule,
        QuizModule,
        StockAlertsModule,
        ReadModelsModule,
        PortsModule,
        ...more,
      ],
    };
  }
}
