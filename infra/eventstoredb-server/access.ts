import * as grpc from '@grpc/grpc-js';
import type { MemoryLog } from './log/memory-log.js';
import { CallError } from './calls/call-error.js';

export interface User {
  password: string;
  isAdmin: boolean;
}

/** Users by name. The server reads the map at each call. */
export type Users = ReadonlyMap<string, User>;

const admins = '$admins';

/** The rights of callers, as docs/eventstoredb.md describes. Without users everybody has all rights, as in insecure mode. */
export class Access {
  constructor(
    private readonly log: MemoryLog,
    private readonly users: Users | null,
  ) {}

  /** Throws CallError unless the caller may use the stream: any user ordinary ones, only administrators system streams. */
  assertStream(caller: grpc.Metadata, streamId: string): void {
    const roles = this.rolesOf(caller);
    if (streamId.startsWith('$') && !roles.includes(admins)) throw denied();
  }

  /** Throws CallError unless the caller may read `$all`: an administrator, or a role that its metadata name. */
  assertAll(caller: grpc.Metadata): void {
    const { $acl } = this.log.rules('$all');
    const allowed = [admins, ...[$acl?.$r ?? []].flat()];
    if (!this.rolesOf(caller).some((role) => allowed.includes(role))) throw denied();
  }

  private rolesOf(caller: grpc.Metadata): readonly string[] {
    if (!this.users) return [admins];
    const [header] = caller.get('authorization');
    if (!header) throw denied();
    const [name = '', password] = credentialsIn(String(header));
    const user = this.users.get(name);
    if (!user || user.password !== password) throw new CallError(grpc.status.UNAUTHENTICATED, 'Authentication failed');
    return user.isAdmin ? [name, admins] : [name];
  }
}

export function denied(): CallError {
  return new CallError(grpc.status.PERMISSION_DENIED, 'Access Denied', 'access-denied');
}

function credentialsIn(header: string): string[] {
  const text = Buffer.from(header.replace(/^Basic /, ''), 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return [text.slice(0, colon), text.slice(colon + 1)];
}
