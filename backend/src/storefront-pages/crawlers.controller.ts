import { Controller, Get, Header } from '@nestjs/common';
import type { Product } from '../../../contracts/catalog.js';
import { indexedPaths } from '../../../contracts/page-paths.js';
import { AllowAccess } from '../auth/access.js';
import { StorefrontCatalog } from '../catalog/storefront-catalog.js';
import { AppConfig } from '../config/app-config.js';
import { AnswersFile } from '../http/answers.js';

/** Pages that mean something only to the visitor who is on them. */
const privatePages = ['/admin', '/bestellingen', '/checkout', '/login', '/order-bevestiging', '/profiel'];

/** What search engines ask for. While the access gate is on, they are asked to stay away from everything. */
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

  /** Every public page, and every product on sale with its picture; empty while the access gate is on. See sitemaps.org. */
  @Get('sitemap.xml')
  @AnswersFile('application/xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  async sitemap(): Promise<string> {
    const { accessCode, shop } = this.config;
    const products = accessCode ? [] : (JSON.parse(await this.catalog.productsJson(null)) as Product[]);
    const pages = accessCode ? [] : indexedPaths.map((path) => entry(new URL(path, shop.url)));
    const entries = products.map(({ slug, imageUrl }) =>
      entry(new URL(`/product/${encodeURIComponent(slug)}`, shop.url), imageUrl && new URL(imageUrl, shop.url)),
    );
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="${imageNamespace}">`,
      ...pages,
      ...entries,
      '</urlset>\n',
    ].join('\n');
  }
}

const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

function entry(page: URL, image?: URL | ''): string {
  const picture = image ? `<image:image><image:loc>${escaped(image)}</image:loc></image:image>` : '';
  return `  <url><loc>${escaped(page)}</loc>${picture}</url>`;
}

function escaped({ href }: URL): string {
  return href.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
