import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ColleagueNameSchema, notedKinds, type ColleagueName, type NotedKind } from '../../../contracts/admin/notes.js';
import { mayDo, staffRoles } from '../../../contracts/staff/permissions.js';
import { rowsOf } from '../platform/database/rows.js';
import { colleagueNames } from '../staff/colleague-names.view.js';
import { namesIn } from './names-in.js';

const list = `select name, role, id = $1 as "isMe" from ${colleagueNames} s where "isActive" order by lower(name)`;
const named = `
  select id from ${colleagueNames} s where "isActive" and id <> $1 and lower(name) = any($2) and role = any($3)`;

/** The colleagues whom a note can mention. */
@Injectable()
export class ColleagueNames {
  constructor(private readonly dataSource: DataSource) {}

  list(reader: number): Promise<ColleagueName[]> {
    return rowsOf(this.dataSource, ColleagueNameSchema, list, [reader]);
  }

  /** Returns the ids of the colleagues whom the text mentions and whose role may see such a record. */
  async mentionedIn(text: string, kind: NotedKind, author: number): Promise<number[]> {
    const roles = staffRoles.filter((role) => mayDo(role, notedKinds[kind]));
    const found = await rowsOf(this.dataSource, z.object({ id: z.int() }), named, [author, namesIn(text), roles]);
    return found.map(({ id }) => id);
  }
}
