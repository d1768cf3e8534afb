import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { claimNames, type ClaimName, type Claims, type SaveClaims } from '../../../contracts/settings.js';
import { asStaff } from '../platform/database/change-log.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { Remembered } from '../platform/database/sessions/remembered.js';
import { SavedSettings } from './saved-settings.js';

const claimsChanged = 'claims_changed';
const keyOf = (claim: ClaimName) => `claim-${claim}`;
const hidden = 'hidden';
const valueOf = (isShown: boolean) => (isShown ? 'shown' : hidden);

type Note = (change: { key: string; before: boolean; after: boolean }, manager: EntityManager) => Promise<void>;

/** Which texts of the storefront staff shows. All, until staff hides one. */
@Injectable()
export class ClaimSettings implements OnApplicationBootstrap {
  private readonly known = new Remembered(async () => shownOf(await this.savedIn(this.dataSource.manager)));

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

  /** What a form begins with. */
  async find(): Promise<Claims> {
    const saved = await this.savedIn(this.dataSource.manager);
    return { shown: shownOf(saved), version: saved.version };
  }

  /**
   * `note` records each change in the same transaction. Throws `conflict` when a colleague saved something else since
   * `version`.
   */
  async save({ shown, version }: SaveClaims, staff: { id: number }, note: Note): Promise<void> {
    await asStaff(this.dataSource, staff, async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtext($1))', [claimsChanged]);
      const saved = await this.savedIn(manager);
      const former = shownOf(saved);
      const choices = claimNames.map((claim) => ({
        key: keyOf(claim),
        before: former.includes(claim),
        after: shown.includes(claim),
      }));
      const values = choices.map(({ key, before, after }) => ({ key, before: valueOf(before), after: valueOf(after) }));
      await saved.save(manager, values, version);
      for (const choice of choices) if (choice.before !== choice.after) await note(choice, manager);
      await manager.query(`notify ${claimsChanged}`);
    });
    this.known.forget();
  }

  private savedIn(manager: EntityManager): Promise<SavedSettings> {
    return SavedSettings.find(manager, claimNames.map(keyOf));
  }
}

function shownOf({ values }: SavedSettings): ClaimName[] {
  return claimNames.filter((claim) => values.get(keyOf(claim)) !== hidden);
}
