import { Injectable } from '@nestjs/common';
import { findProduct, listCategories, listProducts, listTexts } from '../../../../contracts/catalog.js';
import { findLegalPage, LegalVersionQuerySchema } from '../../../../contracts/law/legal-pages.js';
import type { Read } from '../../../../contracts/pages/rendered-page.js';
import { listHomeTexts } from '../../../../contracts/shop-texts/home-texts.js';
import { listQuestions } from '../../../../contracts/shop-texts/questions.js';
import { showShop, showShippingSettings } from '../../../../contracts/settings.js';
import { StorefrontCatalog } from '../../catalog/storefront/storefront-catalog.js';
import { LegalPages } from '../../legal/legal-pages.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ShopFacts } from '../../settings/shop-facts.js';
import { Questions } from '../../shop-texts/questions.query.js';
import { ShopTexts } from '../../shop-texts/shop-texts.query.js';
import { errorResponse } from '../../platform/http/error-responses.js';

const ofLegalPage = new RegExp(`^${findLegalPage.path.replace(':name', '([^/]+)')}$`);
const ofProduct = new RegExp(`^${findProduct.path.replace(':slug', '([^/]+)')}$`);
const ofQuestions = new RegExp(`^${listQuestions.path.replace(':list', '([^/]+)')}$`);

/** Serves the reads of a page in the process, with the same JSON as the API, errors included. */
@Injectable()
export class PageReads {
  constructor(
    private readonly catalog: StorefrontCatalog,
    private readonly facts: ShopFacts,
    private readonly legal: LegalPages,
    private readonly questions: Questions,
    private readonly texts: ShopTexts,
  ) {}

  /** `open`: reads of a visitor past the access gate; `off`: of any visitor of a shop without one. */
  for(gate: 'open' | 'off'): Read {
    return async (path) => {
      try {
        return { status: 200, json: await this.json(path, gate) };
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { code, details } = error;
        const { status, message } = errorResponse(code, details);
        return { status, json: JSON.stringify({ message, code, details }) };
      }
    };
  }

  private async json(path: string, gate: 'open' | 'off'): Promise<string> {
    const { pathname, searchParams } = new URL(path, 'http://shop');
    const product = ofProduct.exec(pathname)?.[1];
    if (product !== undefined) return this.catalog.productJson(decodeURIComponent(product));
    const legalPage = ofLegalPage.exec(pathname)?.[1];
    if (legalPage !== undefined) {
      const { version } = LegalVersionQuerySchema.parse(Object.fromEntries(searchParams));
      return JSON.stringify(await this.legal.find(decodeURIComponent(legalPage), version));
    }
    const questions = ofQuestions.exec(pathname)?.[1];
    if (questions !== undefined) return JSON.stringify(await this.questions.find(decodeURIComponent(questions)));
    if (pathname === listProducts.path) {
      const category = searchParams.get('category');
      return this.catalog.productsJson(category === null ? null : Number(category));
    }
    if (pathname === listHomeTexts.path) return JSON.stringify(await this.texts.ofHome());
    if (pathname === listTexts.path) return this.catalog.textsJson();
    if (pathname === listCategories.path) return this.catalog.categoriesJson();
    if (pathname === showShop.path) return JSON.stringify(await this.facts.shop(gate));
    if (pathname === showShippingSettings.path) return JSON.stringify(await this.facts.shipping());
    throw new Error(`no page reads ${pathname}`);
  }
}
