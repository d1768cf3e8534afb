import { Module } from '@nestjs/common';
import { PartnershipInquiriesController } from './partnership-inquiries.controller.js';

@Module({ controllers: [PartnershipInquiriesController] })
export class PartnershipsModule {}
