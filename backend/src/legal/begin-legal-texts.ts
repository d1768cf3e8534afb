import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../platform/config/app-config.js';
import { firstTexts } from './first-texts/first-texts.js';
import { LegalPublishing } from './legal-publishing.js';

/** Stores version 1 of each text at the first start of a shop. */
@Injectable()
export class BeginLegalTexts implements OnApplicationBootstrap {
  constructor(
    private readonly publishing: LegalPublishing,
    private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.publishing.begin(firstTexts(this.config.shop), new Date().toISOString());
  }
}
