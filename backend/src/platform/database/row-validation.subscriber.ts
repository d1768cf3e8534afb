import { getMetadataStorage, validateOrReject } from 'class-validator';
import { EventSubscriber, type EntitySubscriberInterface, type InsertEvent, type UpdateEvent } from 'typeorm';

/**
 * Checks the class-validator rules of an entity before it is stored, so that seed, import and command line cannot write
 * what HTTP could not. Rejects with the list of ValidationErrors.
 */
@EventSubscriber()
export class RowValidationSubscriber implements EntitySubscriberInterface<object> {
  async beforeInsert({ entity }: InsertEvent<object>): Promise<void> {
    await validateRow(entity);
  }

  async beforeUpdate({ entity }: UpdateEvent<object>): Promise<void> {
    if (entity) await validateRow(entity);
  }
}

/** For bulk writes, which pass the subscriber by. */
export async function validateRow(entity: object): Promise<void> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(entity.constructor, '', true, false);
  if (rules.length > 0) await validateOrReject(entity, { skipMissingProperties: false });
}
