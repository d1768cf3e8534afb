const escaped = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const isParameter = (part) => part.startsWith(':');

/** How specifically a path, with `*` for unknown parts, matches an endpoint; -1 without a match. */
function likeness(path, endpointPath) {
  const parts = path.split('/');
  const own = endpointPath.split('/');
  if (parts.length !== own.length) return -1;
  const fits = parts.every(
    (part, index) => isParameter(own[index]) || new RegExp(`^${escaped(part).replaceAll('*', '.*')}$`).test(own[index]),
  );
  return fits ? parts.filter((part, index) => isParameter(own[index]) === (part === '*')).length : -1;
}

export function endpointsFor({ method, path }, endpoints) {
  const found = endpoints
    .filter((endpoint) => endpoint.method === method)
    .map((endpoint) => ({ endpoint, score: likeness(path, endpoint.path) }));
  const best = Math.max(...found.map(({ score }) => score));
  if (best < 0) throw new Error(`The front end calls ${method} ${path}, and no controller answers it`);
  return found.filter(({ score }) => score === best).map(({ endpoint }) => endpoint);
}
