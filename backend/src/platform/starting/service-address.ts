/** Host and port of a connection string, `host:2113` or `one:2113,two:2113`, without user, password and options. */
export function addressOf(url: string): string {
  const behindUser = url.includes('@') ? url.slice(url.lastIndexOf('@') + 1) : url.replace(/^[^:]+:\/\//, '');
  return behindUser.replace(/[/?].*$/, '') || 'its local socket';
}

export function userOf(url: string): string | undefined {
  const [, user] = /^[^:]+:\/\/([^:@/?]+)(?::[^?]*)?@/.exec(url) ?? [];
  return user && decodeURIComponent(user);
}
