import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { AdminLegalPagesController } from './admin-legal-pages.controller.js';
import { BeginLegalTexts } from './begin-legal-texts.js';
import { LegalPages } from './legal-pages.js';
import { LegalPagesController } from './legal-pages.controller.js';
import { LegalPublishing } from './legal-publishing.js';
import { LegalTexts } from './legal-texts.query.js';

@Module({
  imports: [SettingsModule],
  controllers: [AdminLegalPagesController, LegalPagesController],
  providers: [BeginLegalTexts, LegalPages, LegalPublishing, LegalTexts],
  exports: [LegalPages, LegalTexts],
})
export class LegalModule {}
