/** Returns a path of this shop to open after login; undefined for other sites, schemes and the login page. */
export function safePath(wanted: string | undefined): string | undefined {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return undefined;
  const here = 'https://shop.invalid';
  try {
    const url = new URL(wanted, here);
    const isHere = url.origin === here && url.pathname !== '/login';
    return isHere ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
