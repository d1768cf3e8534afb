export const intro = `<!-- Made by \`npm run docs\` from the sources. Do not edit. -->
# From page to read model

\`\`\`mermaid
flowchart LR
  page([Page]) -->|calls| endpoint[Endpoint] -->|gives| command[Command] -->|becomes| event[(Event)]
  event -->|folded by a projection| model[(Read model)] -->|read by| endpoint
  event -->|heard by| process[Process] -->|gives| command
  endpoint -->|queues| job[Job] -->|gives| command
\`\`\`

Read from the sources by the compiler: nothing of it is kept by hand. **Bold** tables are read models, filled from events; the others are
written by their module. What a command leads to is in [Commands](#commands), what an event leads to in [Events](#events); the fields of an
event are in [events.md](events.md).

A row lists everything that its code can reach through the functions of this repository, also when most calls reach less. A page also lists
the reads that it repeats after a change. What is not seen: what guards read before a route runs (sessions, limits), SQL whose names of tables are put
together, and what stands behind a port (the log of events, the queue, files). An event that no command writes stops the making of this page.
`;

const code = (text) => `\`${text}\``;
const ofEndpoint = ({ method, path }) => code(`${method} ${path}`);
const byName = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
const orDash = (cells) => (cells.length > 0 ? cells.join(', ') : '—');

function table(titles, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}

const tableNames = (names, readModels) => {
  const bold = new Set(readModels.values());
  return [...names].sort().map((name) => (bold.has(name) ? `**${name}**` : name));
};

const commandCells = ({ commands, jobs }) =>
  orDash([...[...commands].sort().map(code), ...[...jobs].sort().map((job) => `job ${code(job)}`)]);
const effectCells = (effects, readModels) => [commandCells(effects), orDash(tableNames(effects.tables, readModels))];

/** Lists layouts first, and pages without calls in one row. */
export function areaSection(area, pages, readModels) {
  const isLayout = ({ title }) => title.startsWith('every page');
  const own = pages
    .filter((page) => page.area === area)
    .sort((one, other) => isLayout(other) - isLayout(one) || byName(one.title, other.title));
  const rows = own.flatMap(({ title, endpoints }) => {
    const name = isLayout({ title }) ? title : code(title);
    if (endpoints.length === 0) return [[name, '—', '—', '—']];
    return sorted(endpoints).map((endpoint, index) => [
      index === 0 ? name : '',
      ofEndpoint(endpoint),
      ...effectCells(endpoint.effects, readModels),
    ]);
  });
  return `## ${area}\n\n${table(['Page', 'Endpoint', 'Commands and jobs', 'Tables'], rows)}\n`;
}

export function uncalledSection(endpoints, readModels) {
  const rows = sorted(endpoints).map((endpoint) => [
    ofEndpoint(endpoint),
    ...effectCells(endpoint.effects, readModels),
  ]);
  return `## Called by no page\n\nThe payment provider, whoever watches the shop, the demo, and programs.\n\n${table(['Endpoint', 'Commands and jobs', 'Tables'], rows)}\n`;
}

export function commandSection(decided, handled, readModels) {
  const rules = decided.map(({ command, stream, events }) => [
    code(command),
    code(`${stream}-{id}`),
    orDash(events.map(code)),
  ]);
  const others = handled
    .sort((one, other) => byName(one.command, other.command))
    .map(({ command, effects }) => [code(command), ...effectCells(effects, readModels)]);
  return `## Commands

${table(['Command', 'Stream', 'Events it may become'], rules)}

These write no events of their own:

${table(['Command', 'Commands and jobs', 'Tables'], others)}
`;
}

export function eventSection(events, readModels) {
  const rows = events.map((event) => [
    code(event.type),
    orDash(
      tableNames(
        event.readModels.map((name) => readModels.get(name)),
        readModels,
      ),
    ),
    event.reactions.map(({ name, commands }) => `${code(name)} → ${orDash(commands.map(code))}`).join('<br>') || '—',
  ]);
  return `## Events\n\n${table(['Event', 'Read models', 'Processes and what they ask for'], rows)}\n`;
}

export function jobSection(jobs, readModels) {
  const rows = jobs
    .sort((one, other) => byName(one.name, other.name))
    .map(({ name, effects }) => [code(name), ...effectCells(effects, readModels)]);
  return `## Jobs\n\n${table(['Job', 'Commands and jobs', 'Tables'], rows)}\n`;
}

const sorted = (endpoints) =>
  [...endpoints].sort((one, other) => byName(one.path, other.path) || byName(one.method, other.method));
