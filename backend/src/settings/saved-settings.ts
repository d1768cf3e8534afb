import { In, type EntityManager } from 'typeorm';
import { assertUnchanged } from '../platform/database/changed-since.js';
import { Setting } from '../platform/database/setting.entity.js';

/** What staff saved of the settings of one form. */
export class SavedSettings {
  readonly values: ReadonlyMap<string, string>;
  /** Increases with every change of the form; 0 until its first. */
  readonly version: number;

  private constructor(private readonly rows: readonly Setting[]) {
    this.values = new Map(rows.map(({ key, value }) => [key, value]));
    this.version = Math.max(0, ...rows.map(({ version }) => version));
  }

  static async find(manager: EntityManager, keys: readonly string[]): Promise<SavedSettings> {
    return new SavedSettings(await manager.findBy(Setting, { key: In(keys) }));
  }

  /**
   * Writes the values that differ from `before`. Throws `conflict` when a colleague changed one of them since `version`.
   * The caller holds the lock of the form.
   */
  async save(
    manager: EntityManager,
    values: readonly { key: string; before: string | undefined; after: string }[],
    version: number | undefined,
  ): Promise<void> {
    const changes = values.filter(({ before, after }) => before !== after);
    for (const { key, after } of changes) {
      const row = this.rows.find((one) => one.key === key);
      if (row) await assertUnchanged(manager, 'setting', row, version, { value: after });
    }
    const rows = changes.map(({ key, after }) => ({ key, value: after, version: this.version + 1 }));
    if (rows.length > 0) await manager.upsert(Setting, rows, ['key']);
  }
}
