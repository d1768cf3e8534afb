import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { claimNames, type ClaimName } from '../../../contracts/settings.js';
import { asStaff } from '../platform/database/change-log.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { Remembered } from '../platform/database/sessions/remembered.js';
import { Setting } from '../platform/database/setting.entity.js';

const claimsChanged = 'claims_changed';
const keyOf = (claim: ClaimName) => `claim-${claim}`;
const hidden = 'hidden';

type Note = (change: { key: string; before: boolean; after: boolean }, manager: EntityManager) => Promise<void>;

/** Which texts of the storefront staff shows. All, until staff hides one. */
@Injectable()
export class ClaimSettings implements OnApplicationBootstrap {
  private readonly known = new Remembered(() => this.shownIn(this.dataSource.manager));

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.known.forgetOn(this.listener, claimsChanged);
  }

  /** Remembered until a process saves another choice. */
  shown(): Promise<ClaimName[]> {
    return this.known.find();
  }

  /** `note` records each change in the same transaction. */
  async save(shown: readonly ClaimName[], staff: { id: number }, note: Note): Promise<void> {
    await asStaff(this.dataSource, staff, async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtext($1))', [claimsChanged]);
      const former = await this.shownIn(manager);
      for (const claim of claimNames) {
        const [before, after] = [former.includes(claim), shown.includes(claim)];
        if (before === after) continue;
        await note({ key: keyOf(claim), before, after }, manager);
        await manager.upsert(Setting, [{ key: keyOf(claim), value: after ? 'shown' : hidden }], ['key']);
      }
      await manager.query(`notify ${claimsChanged}`);
    });
    this.known.forget();
  }

  private async shownIn(manager: EntityManager): Promise<ClaimName[]> {
    const rows = await manager.findBy(Setting, { key: In(claimNames.map(keyOf)), value: hidden });
    return claimNames.filter((claim) => !rows.some(({ key }) => key === keyOf(claim)));
  }
}
