import { Controller, Get, Header } from '@nestjs/common';
import { AllowAccess } from '../../platform/auth/access.js';
import type { CatalogPages } from '../../catalog/storefront/catalog-pages.sql.js';
import { StorefrontCatalog } from '../../catalog/storefront/storefront-catalog.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AnswersFile } from '../../platform/http/answers.js';
import { llmsTextOf } from './llms-text.js';
import { sitemapOf } from './sitemap.js';

/** Pages that depend on the visitor. */
const privatePages = ['/admin', '/bestellingen', '/checkout', '/login', '/order-bevestiging', '/profiel'];

@Controller()
@AllowAccess('open')
export class CrawlersController {
  constructor(
    private readonly config: AppConfig,
    private readonly catalog: StorefrontCatalog,
  ) {}

  /** Where search engines may look, in the format of RFC 9309. */
  @Get('robots.txt')
  @AnswersFile('text/plain')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    const { accessCode, shop } = this.config;
    if (accessCode) return 'User-agent: *\nDisallow: /\n';
    const lines = ['User-agent: *', ...privatePages.map((path) => `Disallow: ${path}`)];
    return `${lines.join('\n')}\n\nSitemap: ${shop.url}/sitemap.xml\n`;
  }

  /**
   * Every public page, active category and product on sale, with its picture and the date of its last change. Empty while
   * the access gate is on. See sitemaps.org.
   */
  @Get('sitemap.xml')
  @AnswersFile('application/xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  async sitemap(): Promise<string> {
    const { accessCode, shop } = this.config;
    return sitemapOf(accessCode ? null : await this.pages(), shop.url);
  }

  /** The shop, its pages, categories and products in Markdown for language models. 404 `not-found` while the access gate is on. See llmstxt.org. */
  @Get('llms.txt')
  @AnswersFile('text/plain')
  @Header('content-type', 'text/plain; charset=utf-8')
  async llms(): Promise<string> {
    if (this.config.accessCode) throw new DomainError('not-found');
    return llmsTextOf(await this.pages(), this.config.shop);
  }

  private async pages(): Promise<CatalogPages> {
    return JSON.parse(await this.catalog.pagesJson()) as CatalogPages;
  }
}
