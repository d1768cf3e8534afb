import { Module } from '@nestjs/common';
import { CompanyDetails } from './company-details.query.js';
import { KnownCompany } from './known-company.js';

const published = [CompanyDetails, KnownCompany];

@Module({ providers: published, exports: published })
export class CompanyModule {}
