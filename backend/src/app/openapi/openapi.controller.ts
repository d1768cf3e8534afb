import { showDocs, readDocs } from '../../../../contracts/operations.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { AppConfig } from '../../platform/config/app-config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { inlineHashes } from '../../platform/http/security/inline-hashes.js';
import { plainPagePolicy } from '../../platform/http/security/security-headers.js';
import { describedRoutes } from './described-routes.js';
import { openApiDocument, type OpenApiDocument } from './openapi-document.js';
import { openApiPage } from './openapi-page.js';

@Controller()
export class OpenApiController {
  private document: OpenApiDocument | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly modules: ModulesContainer,
  ) {}

  @Handles(showDocs)
  showDocs({ reply }: Call<typeof showDocs>): string {
    const page = openApiPage(this.describe());
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy(inlineHashes(page, 'style')));
    return page;
  }

  @Handles(readDocs)
  readDocs(): OpenApiDocument {
    return this.describe();
  }

  private describe(): OpenApiDocument {
    if (this.config.production) throw new DomainError('not-found');
    return (this.document ??= openApiDocument(describedRoutes(this.modules), this.config.shop.brand));
  }
}
