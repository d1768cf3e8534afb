import { readDocs } from '../../../../contracts/operations.js';
import type { OpenApiDocument, Operation } from './openapi-document.js';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid #ddd;padding:.4rem 0}summary{cursor:pointer}code,pre{font-size:.85rem}
pre{background:#f6f6f6;padding:.8rem;overflow:auto}.access{color:#666;float:right}`;
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders the document as a page that can be read without JavaScript. */
export function openApiPage({ info, paths }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0]!))].sort();
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === tag);
    const entries = own.map(({ path, method, operation }) => entry(path, method, operation));
    return `<h2>${escaped(tag)}</h2>${entries.join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(info.title)}</title><style>${style}</style>
<h1>${escaped(info.title)}</h1><p>${escaped(info.description)} For programs: <a href="${readDocs.path}">docs.json</a>.</p>
${sections.join('\n')}</html>`;
}

function entry(path: string, method: string, operation: Operation): string {
  const { summary, parameters, requestBody, responses, 'x-access': access, 'x-permission': permission } = operation;
  const body = requestBody?.content['application/json'];
  const response = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.[
    'application/json'
  ];
  const answers = Object.entries(responses).map(
    ([status, { description }]) => `<li><b>${status}</b> ${escaped(description)}</li>`,
  );
  return `<details><summary><code>${method.toUpperCase()} ${escaped(path)}</code><span class="access">${permission ? `${access}: ${permission}` : access}</span></summary>
<p>${escaped(summary)}</p>${shown('Parameters', parameters.length > 0 ? parameters : undefined)}${shown('Body', body?.schema)}${shown('For example', body?.example)}${shown('Answer', response?.schema)}${shown('For example', response?.example)}
<ul>${answers.join('')}</ul></details>`;
}

function shown(title: string, value: unknown): string {
  return value !== undefined ? `<p>${title}</p><pre>${escaped(JSON.stringify(value, null, 2))}</pre>` : '';
}
