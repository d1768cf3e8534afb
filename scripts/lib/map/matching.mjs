/** Which endpoints a call of the front end may reach. */

const escaped = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const isParameter = (part) => part.startsWith(':');

/** How exactly a path, with `*` for what is not known, is that of an endpoint; -1 when it is not. */
function likeness(path, endpointPath) {
  const parts = path.split('/');
  const own = endpointPath.split('/');
  if (parts.length !== own.length) return -1;
  const fits = parts.every(
    (part, index) => isParameter(own[index]) || new RegExp(`^${escaped(part).replaceAll('*', '.*')}$`).test(own[index]),
  );
  return fits ? parts.filter((part, index) => isParameter(own[index]) === (part === '*')).length : -1;
}

/** @returns the endpoints that fit best; a call that fits none is an error */
export function endpointsFor({ method, path }, endpoints) {
  const found = endpoints
    .filter((endpoint) => endpoint.method === method)
    .map((endpoint) => ({ endpoint, score: likeness(path, endpoint.path) }));
  const best = Math.max(...found.map(({ score }) => score));
  if (best < 0) throw new Error(`The front end calls ${method} ${path}, and no controller answers it`);
  return found.filter(({ score }) => score === best).map(({ endpoint }) => endpoint);
}
