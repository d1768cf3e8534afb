import { legalPageNames, legalPath } from '../../../../contracts/law/legal-page-names.js';
import { readRobots, readSitemap, readLlms } from '../../../../contracts/operations.js';
import { Handles } from '../../platform/endpoints/handles.js';
import { Controller, Header } from '@nestjs/common';
import type { CatalogPages } from '../../catalog/storefront/catalog-pages.sql.js';
import { StorefrontCatalog } from '../../catalog/storefront/storefront-catalog.js';
import { LegalTexts } from '../../legal/legal-texts.query.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { llmsTextOf, type LegalPage } from './llms-text.js';
import { sitemapOf } from './sitemap.js';

/** Pages that depend on the visitor. */
const privatePages = ['/admin', '/bestellingen', '/checkout', '/login', '/order-bevestiging', '/profiel'];

@Controller()
export class CrawlersController {
  constructor(
    private readonly config: AppConfig,
    private readonly catalog: StorefrontCatalog,
    private readonly texts: LegalTexts,
  ) {}

  @Handles(readRobots)
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    const { accessCode, shop } = this.config;
    if (accessCode) return 'User-agent: *\nDisallow: /\n';
    const lines = ['User-agent: *', ...privatePages.map((path) => `Disallow: ${path}`)];
    return `${lines.join('\n')}\n\nSitemap: ${shop.url}/sitemap.xml\n`;
  }

  @Handles(readSitemap)
  @Header('content-type', 'application/xml; charset=utf-8')
  async sitemap(): Promise<string> {
    const { accessCode, shop } = this.config;
    return sitemapOf(accessCode ? null : await this.pages(), await this.legalPages(), shop.url);
  }

  @Handles(readLlms)
  @Header('content-type', 'text/plain; charset=utf-8')
  async llms(): Promise<string> {
    if (this.config.accessCode) throw new DomainError('not-found');
    return llmsTextOf(await this.pages(), await this.legalPages(), this.config.shop);
  }

  private async legalPages(): Promise<LegalPage[]> {
    const texts = await Promise.all(legalPageNames.map((name) => this.texts.find(name)));
    return texts.flatMap((text) =>
      text ? [{ path: legalPath(text.name), title: text.title, changedAt: text.publishedAt.toISOString() }] : [],
    );
  }

  private async pages(): Promise<CatalogPages> {
    return JSON.parse(await this.catalog.pagesJson()) as CatalogPages;
  }
}
