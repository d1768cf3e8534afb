/** The users of the server, in a file, and the calls of its HTTP API that create one and change a password. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const initial = { admin: { password: 'changeit', isAdmin: true }, ops: { password: 'changeit', isAdmin: false } };

export function openUsers(file) {
  return new Map(Object.entries(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : initial));
}

/**
 * Responds to `GET /users/$current` of a user, and to `POST /users/` and `POST /users/NAME/command/reset-password` of an
 * administrator. Returns the status.
 */
export async function changeUsers(users, file, request) {
  if (request.method === 'GET' && request.url === '/users/$current')
    return callerIn(users, request.headers.authorization) ? 200 : 401;
  const name = /^\/users\/([^/]+)\/command\/reset-password$/.exec(request.url)?.[1];
  if (request.method !== 'POST' || (!name && request.url !== '/users/')) return 404;
  if (!isAdmin(users, request.headers.authorization)) return 401;
  const body = JSON.parse(await text(request));
  if (name && !users.has(name)) return 404;
  if (name) users.get(name).password = body.newPassword;
  else if (users.has(body.loginName)) return 409;
  else users.set(body.loginName, { password: body.password, isAdmin: body.groups.includes('$admins') });
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(users)));
  renameSync(`${file}.new`, file);
  return name ? 200 : 201;
}

function isAdmin(users, header) {
  return callerIn(users, header)?.isAdmin;
}

function callerIn(users, header = '') {
  const [name, ...password] = Buffer.from(header.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':');
  const user = users.get(name);
  return user?.password === password.join(':') ? user : undefined;
}
