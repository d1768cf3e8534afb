import { Controller } from '@nestjs/common';
import {
  addCustomerTag,
  addOrderTag,
  listCustomerTags,
  listOrderTags,
  removeCustomerTag,
  removeOrderTag,
} from '../../../contracts/admin/tags.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Tags } from './tags.js';

@Controller()
export class TagsController {
  constructor(private readonly tags: Tags) {}

  @Handles(listOrderTags)
  listOrderTags(): Promise<string[]> {
    return this.tags.used('order');
  }

  @Handles(addOrderTag)
  addOrderTag({ params: { id }, body: { tag } }: Call<typeof addOrderTag>): Promise<void> {
    return this.tags.add({ kind: 'order', recordId: id, tag });
  }

  @Handles(removeOrderTag)
  removeOrderTag({ params: { id, tag } }: Call<typeof removeOrderTag>): Promise<void> {
    return this.tags.remove({ kind: 'order', recordId: id, tag });
  }

  @Handles(listCustomerTags)
  listCustomerTags(): Promise<string[]> {
    return this.tags.used('customer');
  }

  @Handles(addCustomerTag)
  addCustomerTag({ params: { id }, body: { tag } }: Call<typeof addCustomerTag>): Promise<void> {
    return this.tags.add({ kind: 'customer', recordId: id, tag });
  }

  @Handles(removeCustomerTag)
  removeCustomerTag({ params: { id, tag } }: Call<typeof removeCustomerTag>): Promise<void> {
    return this.tags.remove({ kind: 'customer', recordId: id, tag });
  }
}
