import { Controller } from '@nestjs/common';
import {
  listColleagueNames,
  listMentions,
  notedKinds,
  readMention,
  type ColleagueName,
  type Mention,
  type NotedKind,
} from '../../../contracts/admin/notes.js';
import { mayStaff } from '../platform/auth/access.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { ColleagueNames } from './colleague-names.js';
import { Mentions } from './mentions.js';

const kinds = Object.keys(notedKinds) as NotedKind[];

@Controller()
export class MentionsController {
  constructor(
    private readonly colleagues: ColleagueNames,
    private readonly mentions: Mentions,
  ) {}

  @Handles(listColleagueNames)
  listColleagueNames({ request }: Call<typeof listColleagueNames>): Promise<ColleagueName[]> {
    return this.colleagues.list(request.staff.id);
  }

  @Handles(listMentions)
  listMentions({ request: { staff } }: Call<typeof listMentions>): Promise<Mention[]> {
    const seen = kinds.filter((kind) => mayStaff(staff, notedKinds[kind]));
    return this.mentions.list(staff.id, seen);
  }

  @Handles(readMention)
  readMention({ params, request }: Call<typeof readMention>): Promise<void> {
    return this.mentions.read(request.staff.id, params.noteId);
  }
}
