import { Module } from '@nestjs/common';
import { PolicyReports } from './policy-reports.js';
import { PolicyReportsController } from './policy-reports.controller.js';
import { SweepPolicyReportsHandler } from './sweep-policy-reports.handler.js';

@Module({
  controllers: [PolicyReportsController],
  providers: [PolicyReports, SweepPolicyReportsHandler],
})
export class PolicyReportsModule {}
