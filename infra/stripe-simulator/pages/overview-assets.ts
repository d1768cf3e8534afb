export const OVERVIEW_STYLE = `
:root { --ink: #1b1f2a; --muted: #5b6272; --line: #e3e6ec; --wash: #f6f7f9; --accent: #4c4fd1; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--wash); color: var(--ink); font: 14px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 14px 24px; background: #fff; border-bottom: 1px solid var(--line); }
header ul { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0; padding: 0; list-style: none; color: var(--muted); }
header strong { color: var(--ink); font-variant-numeric: tabular-nums; }
header button { margin-left: auto; }
h1 { margin: 0; font-size: 18px; letter-spacing: -.01em; }
h2 { margin: 0 0 10px; font-size: 15px; }
h3 { margin: 0 0 8px; font-size: 13px; color: var(--muted); font-weight: 600; }
main { display: grid; gap: 20px; padding: 20px 24px; grid-template-columns: minmax(0, 1fr); max-width: 1500px; margin: 0 auto; }
@media (min-width: 1000px) { main { grid-template-columns: minmax(0, 1fr) 320px; } }
main > div { display: grid; gap: 20px; align-content: start; grid-template-columns: minmax(0, 1fr); }
section, aside { background: #fff; border: 1px solid var(--line); border-radius: 14px; padding: 16px 18px; align-self: start; }
aside form { display: grid; gap: 8px; padding: 12px 0; border-top: 1px solid var(--line); }
aside form p { margin: 0; color: var(--muted); overflow-wrap: anywhere; }
label { display: flex; justify-content: space-between; align-items: center; gap: 10px; }
input, select { font: inherit; width: 120px; height: 32px; padding: 0 8px; border: 1px solid #c3c8d4; border-radius: 8px; background: #fff; }
button { font: inherit; font-weight: 600; height: 34px; padding: 0 14px; border: 1px solid #c3c8d4; border-radius: 8px; background: #fff; cursor: pointer; }
button:hover { background: var(--wash); }
button.small { height: 26px; padding: 0 9px; font-size: 12px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; white-space: nowrap; }
th { text-align: left; font-weight: 600; color: var(--muted); font-size: 12px; padding: 0 14px 6px 0; }
td { padding: 6px 14px 6px 0; border-top: 1px solid var(--line); }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
code { font: 12px/1.4 ui-monospace, Menlo, Consolas, monospace; }
.s { padding: 2px 8px; border-radius: 999px; font-size: 12px; font-weight: 600; background: #eceef3; }
.s.succeeded, .s.accepted { background: #d9f2dd; color: #14532d; }
.s.processing, .s.requires_action { background: #fdf0cf; color: #6b4a00; }
.s.refused, .s.unreachable { background: #fbdde4; color: #8a1030; }
.s.canceled, .s.dropped { background: #e5e7ec; color: #4a5160; }
.empty { color: var(--muted); margin: 0; }
`;

/** Sends forms and buttons as JSON to `/__control/…`, then reloads the page. */
export const OVERVIEW_SCRIPT = `
const call = async (method, path, body) => {
  await fetch('__control/' + path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  location.reload();
};
const valueOf = (field) => (field.type === 'number' ? (field.value === '' ? null : Number(field.value)) : field.value);
document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-post], button[data-delete]');
  if (!button || (button.dataset.confirm && !confirm(button.dataset.confirm))) return;
  if (button.dataset.delete) call('DELETE', button.dataset.delete, {});
  else call('POST', button.dataset.post, JSON.parse(button.dataset.body || '{}'));
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  const values = Object.fromEntries([...form.elements].filter((field) => field.name).map((field) => [field.name, valueOf(field)]));
  call('POST', form.dataset.post, form.dataset.group ? { [form.dataset.group]: values } : values);
});
`;
