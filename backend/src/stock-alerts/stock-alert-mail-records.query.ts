import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ProductRecords } from '../catalog/product-records.query.js';
import { AppConfig } from '../platform/config/app-config.js';
import { StockAlert } from './stock-alert.entity.js';
import { openConfirmation } from './stock-alert-tokens.js';

/** Who asked for a mail, and about which product. */
export interface AlertForMail {
  email: string;
  product: { slug: string; name: string; imageUrl: string };
}

/** The published query on what mails about the stock say. Null when the request was erased. */
@Injectable()
export class StockAlertMailRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly products: ProductRecords,
    private readonly config: AppConfig,
  ) {}

  /** Null also once it was confirmed. */
  async request(id: string): Promise<(AlertForMail & { token: string }) | null> {
    const alert = await this.find(id);
    const token = alert && openConfirmation(this.config.appSecret, id, alert.sealedConfirmation);
    const about = alert && !alert.confirmedAt ? await this.about(alert) : null;
    return token && about ? { ...about, token } : null;
  }

  async alert(id: string): Promise<AlertForMail | null> {
    const alert = await this.find(id);
    return alert && this.about(alert);
  }

  private find(id: string): Promise<StockAlert | null> {
    return this.dataSource.getRepository(StockAlert).findOneBy({ id });
  }

  private async about({ email, productId }: StockAlert): Promise<AlertForMail | null> {
    const found = await this.products.find([String(productId)]);
    const product = found.find(({ id }) => id === productId);
    return product ? { email, product: { slug: product.slug, name: product.name, imageUrl: product.imageUrl } } : null;
  }
}
