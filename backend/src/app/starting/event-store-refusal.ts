import { CannotStartError } from '../../platform/config/cannot-start.js';
import { causesOf } from '../../platform/starting/reason.js';
import { addressOf, userOf } from '../../platform/starting/service-address.js';

/** gRPC status codes. */
const permissionDenied = 7;
const unauthenticated = 16;

/** Translates a refused user or right for the operator; undefined for other errors. Never contains the password. */
export function refusalOf(error: unknown, eventStoreUrl: string): CannotStartError | undefined {
  const codes = causesOf(error).map(({ code }: { code?: unknown }) => code);
  const user = userOf(eventStoreUrl);
  const store = `EventStoreDB at ${addressOf(eventStoreUrl)}`;
  if (!user && (codes.includes(unauthenticated) || codes.includes(permissionDenied)))
    return new CannotStartError(
      `${store} requires a user, and EVENTSTORE_URL names none. Put one that may read $all into it: esdb://USER:PASSWORD@HOST:PORT.`,
    );
  if (codes.includes(unauthenticated))
    return new CannotStartError(
      `${store} did not accept the user "${user}" with the password in EVENTSTORE_URL. Correct it there, or reset the password of the user.`,
    );
  if (codes.includes(permissionDenied))
    return new CannotStartError(
      `${store} does not allow the user "${user}" to read $all, which holds the log of the shop. An administrator grants it ` +
        `in the metadata of the stream $all: acl.readRoles = ["$admins", "${user}"].`,
    );
  return undefined;
}
