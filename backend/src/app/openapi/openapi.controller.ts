import { Controller, Get, Res } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { inlineHashes } from '../../platform/http/security/inline-hashes.js';
import { plainPagePolicy } from '../../platform/http/security/security-headers.js';
import { describedRoutes } from './described-routes.js';
import { openApiDocument, OpenApiDocumentSchema, type OpenApiDocument } from './openapi-document.js';
import { openApiPage } from './openapi-page.js';

@Controller('api')
@AllowAccess('open')
export class OpenApiController {
  private document: OpenApiDocument | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly modules: ModulesContainer,
  ) {}

  /** Every route, for people. 404 `not-found` in production. */
  @Get('docs')
  @AnswersFile('text/html')
  showDocs(@Res({ passthrough: true }) reply: FastifyReply): string {
    const page = openApiPage(this.describe());
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy(inlineHashes(page, 'style')));
    return page;
  }

  /** The same as OpenAPI 3.1. 404 `not-found` in production. */
  @Get('docs.json')
  @Answers(OpenApiDocumentSchema)
  readDocs(): OpenApiDocument {
    return this.describe();
  }

  private describe(): OpenApiDocument {
    if (this.config.production) throw new DomainError('not-found');
    return (this.document ??= openApiDocument(describedRoutes(this.modules), this.config.shop.brand));
  }
}
