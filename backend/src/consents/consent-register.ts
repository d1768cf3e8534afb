import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Consent } from '../../../contracts/consents.js';
import { consentTexts, type ConsentPurpose, type ConsentSource } from '../../../contracts/law/consent-texts.js';
import { mailboxOf } from '../platform/auth/mailbox.js';
import { entitiesWhere, rowsOf } from '../platform/database/rows.js';
import { ConsentEntry } from './consent.entity.js';

/** A change of a consent. `at`: ISO 8601. */
interface Change {
  email: string;
  purpose: ConsentPurpose;
  source: ConsentSource;
  at: string;
}

const Newest = z.object({ id: z.string(), isGiven: z.boolean(), textVersion: z.number() });
const newestSql = `select id, is_given as "isGiven", text_version as "textVersion" from consents
  where email = $1 and purpose = $2 order by at desc, is_given limit 1`;

/** The register of consents: entries are added, never changed. Changes of one mailbox take turns. */
@Injectable()
export class ConsentRegister {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the entry that holds now. A repeated consent to the same text adds none. */
  give(change: Change & { textVersion: number }, manager?: EntityManager): Promise<string> {
    return this.inTurn(change.email, manager, async (turn) => {
      const newest = await this.newest(turn, change);
      if (newest?.isGiven && newest.textVersion === change.textVersion) return newest.id;
      return this.add(turn, { ...change, isGiven: true });
    });
  }

  /** Adds nothing when there is no consent to withdraw. */
  async withdraw(change: Change): Promise<void> {
    await this.inTurn(change.email, undefined, async (turn) => {
      const newest = await this.newest(turn, change);
      if (newest?.isGiven) await this.add(turn, { ...change, isGiven: false, textVersion: newest.textVersion });
    });
  }

  /** Returns the id of the consent that holds now; null without one. */
  async current(email: string, purpose: ConsentPurpose): Promise<string | null> {
    const newest = await this.newest(this.dataSource.manager, { email, purpose });
    return newest?.isGiven ? newest.id : null;
  }

  /** Newest first. */
  async of(email: string): Promise<Consent[]> {
    const where = 'email = $1 order by at desc, is_given';
    const entries = await entitiesWhere(this.dataSource, ConsentEntry, where, [mailboxOf(email)]);
    return entries.map(({ id, purpose, isGiven, textVersion, source, at }) => ({
      ...{ id, purpose, isGiven, textVersion, source },
      text: consentTexts[purpose][textVersion - 1] ?? '',
      at: at.toISOString(),
    }));
  }

  /** Null when it was erased. */
  async find(id: string): Promise<ConsentEntry | null> {
    const [entry] = await entitiesWhere(this.dataSource, ConsentEntry, 'id = $1', [id]);
    return entry ?? null;
  }

  private inTurn<T>(email: string, manager: EntityManager | undefined, work: (turn: EntityManager) => Promise<T>) {
    const run = async (turn: EntityManager) => {
      await turn.query(`select pg_advisory_xact_lock(hashtext('consents ' || $1))`, [mailboxOf(email)]);
      return work(turn);
    };
    return manager ? run(manager) : this.dataSource.transaction(run);
  }

  private async newest(turn: EntityManager, { email, purpose }: Pick<Change, 'email' | 'purpose'>) {
    const [newest] = await rowsOf(turn, Newest, newestSql, [mailboxOf(email), purpose]);
    return newest;
  }

  private async add(turn: EntityManager, { email, ...entry }: Change & { isGiven: boolean; textVersion: number }) {
    const id = randomUUID();
    const at = new Date(entry.at);
    await turn.getRepository(ConsentEntry).insert({ ...entry, id, email: mailboxOf(email), at });
    return id;
  }
}
