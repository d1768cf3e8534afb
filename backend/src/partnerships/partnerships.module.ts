import { Module } from '@nestjs/common';
import { AdminPartnershipInquiriesController } from './admin-partnership-inquiries.controller.js';
import { PartnershipInquiriesController } from './partnership-inquiries.controller.js';

@Module({ controllers: [AdminPartnershipInquiriesController, PartnershipInquiriesController] })
export class PartnershipsModule {}
