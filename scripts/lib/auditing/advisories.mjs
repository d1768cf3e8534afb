/** Days in which a vulnerable package must be updated or replaced, from the day that somebody noted its advisory. */
export const daysToMend = { critical: 2, high: 7, moderate: 30, low: 90, info: 90 };

const dayMs = 24 * 3600 * 1000;

/** The advisories in the output of `npm audit --json`, each once: `{ id, severity, name, title }`. */
export function advisoriesOf({ vulnerabilities }) {
  const found = new Map();
  for (const { via } of Object.values(vulnerabilities))
    for (const cause of via)
      if (typeof cause === 'object') {
        const id = cause.url.split('/').at(-1);
        found.set(id, { id, severity: cause.severity, name: cause.name, title: cause.title });
      }
  return [...found.values()];
}

/**
 * What breaks the time frames of SECURITY.md: an advisory that nobody noted, a noted one whose days are over, and a
 * note of one that is gone. `noted` maps the id of an advisory to `{ since: '2026-11-23', why }`.
 */
export function breaches(advisories, noted, now) {
  const ids = new Set(advisories.map(({ id }) => id));
  const gone = Object.keys(noted).filter((id) => !ids.has(id));
  const late = advisories.flatMap(({ id, severity, name, title }) => {
    const what = `${id} (${severity}) in ${name}: ${title}`;
    const note = noted[id];
    if (!note) return [`${what}. Update it, or note it in scripts/noted-advisories.json`];
    const days = Math.floor((now - Date.parse(note.since)) / dayMs);
    const most = daysToMend[severity];
    return days > most ? [`${what}. Noted ${days} days ago, allowed are ${most}`] : [];
  });
  return [...late, ...gone.map((id) => `${id} is noted but gone: remove the note`)];
}
