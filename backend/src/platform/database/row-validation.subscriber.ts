import { getMetadataStorage, validateOrReject } from 'class-validator';
import { EventSubscriber, type EntitySubscriberInterface, type InsertEvent, type UpdateEvent } from 'typeorm';

/** Keeps seed, import and command line from writing what HTTP rejects. Rejects with the list of ValidationErrors. */
@EventSubscriber()
export class RowValidationSubscriber implements EntitySubscriberInterface<object> {
  async beforeInsert({ entity }: InsertEvent<object>): Promise<void> {
    await validateRow(entity);
  }

  async beforeUpdate({ entity }: UpdateEvent<object>): Promise<void> {
    if (entity) await validateRow(entity);
  }
}

/** For bulk writes, which bypass the subscriber. */
export async function validateRow(entity: object): Promise<void> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(entity.constructor, '', true, false);
  if (rules.length > 0) await validateOrReject(entity, { skipMissingProperties: false });
}
