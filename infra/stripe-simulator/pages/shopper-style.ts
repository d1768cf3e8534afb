/** Styles of the bank, Klarna and 3-D Secure pages; `--brand` differs by page. */
export const SHOPPER_STYLE = `
:root { --brand: #cc0066; --on-brand: #fff; --ink: #1b1f2a; --muted: #5b6272; --line: #e3e6ec; --wash: #f4f5f8; }
.klarna { --brand: #ffb3c7; --on-brand: #17120f; --wash: #fdf2f5; }
.three-d-secure { --brand: #1f4bd8; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--wash); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; display: grid;
  grid-template-rows: auto 1fr auto; -webkit-font-smoothing: antialiased; }
header { background: #fff; border-bottom: 1px solid var(--line); }
header > div { max-width: 520px; margin: 0 auto; padding: 14px 20px; display: flex; align-items: center; gap: 12px; }
.mark { height: 32px; display: block; border-radius: 8px; }
header strong { font-size: 17px; letter-spacing: -.01em; }
header span { margin-left: auto; font-size: 13px; color: var(--muted); }
main { width: 100%; max-width: 520px; margin: 0 auto; padding: 28px 20px; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 20px; overflow: hidden;
  box-shadow: 0 1px 2px rgb(20 24 40 / .04), 0 18px 40px -24px rgb(20 24 40 / .28); }
.total { padding: 28px 28px 22px; text-align: center; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 16px; font-weight: 600; color: var(--muted); }
.amount { margin: 4px 0 0; font-size: 44px; line-height: 1.15; font-weight: 700; letter-spacing: -.025em;
  font-variant-numeric: tabular-nums; }
dl { margin: 0; padding: 18px 28px; display: grid; grid-template-columns: auto 1fr; gap: 10px 20px; font-size: 15px; }
dt { color: var(--muted); }
dd { margin: 0; text-align: right; font-weight: 500; overflow-wrap: anywhere; }
form { padding: 4px 28px 28px; display: grid; gap: 10px; }
button { font: inherit; font-weight: 600; min-height: 50px; padding: 0 18px; border-radius: 999px; cursor: pointer;
  border: 1.5px solid var(--line); background: #fff; color: var(--ink); transition: background .15s, border-color .15s, filter .15s; }
button:hover { background: var(--wash); border-color: #c9cedb; }
button.primary { background: var(--brand); border-color: var(--brand); color: var(--on-brand); font-size: 17px; min-height: 56px; }
button.primary:hover { filter: brightness(.94); }
button:focus-visible, select:focus-visible, summary:focus-visible, a:focus-visible { outline: 3px solid #4c4fd1; outline-offset: 2px; }
fieldset { margin: 14px 0 0; padding: 18px 0 0; border: 0; border-top: 1px dashed #cfd4df; display: grid; gap: 10px; }
legend { float: left; width: 100%; padding: 0; margin-bottom: 2px; font-size: 13px; font-weight: 600; color: var(--muted); }
fieldset > * { clear: both; }
.pair { display: grid; grid-template-columns: 1fr; gap: 10px; }
fieldset button { font-size: 15px; }
.later { display: flex; align-items: center; gap: 10px; font-size: 14px; color: var(--muted); }
select { font: inherit; font-size: 14px; flex: 1; min-height: 44px; padding: 0 10px; border-radius: 12px; border: 1.5px solid var(--line);
  background: #fff; color: var(--ink); }
.note { padding: 28px; text-align: center; }
.note h1 { color: var(--ink); font-size: 22px; letter-spacing: -.01em; }
.note p { margin: 8px 0 0; color: var(--muted); }
footer { padding: 16px 20px 24px; text-align: center; font-size: 13px; color: var(--muted); }
.framed { background: #fff; min-height: 0; grid-template-rows: auto 1fr; }
.framed header > div { padding-right: 64px; }
.framed header span, .framed footer { display: none; }
.framed main { padding: 0; }
.framed .card { border: 0; border-radius: 0; box-shadow: none; }
.framed .total { padding: 18px 28px 14px; }
.framed .amount { font-size: 34px; }
@media (min-width: 460px) { .pair:has(> :nth-child(2)) { grid-template-columns: 2fr 3fr; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;

/** Our own simple logos, in the usual colours. */
export const MARKS = {
  ideal: `<svg class="mark" viewBox="0 0 36 32" aria-hidden="true"><rect width="36" height="32" rx="7" fill="#cc0066"/><path d="M8 6h10a10 10 0 0 1 0 20H8z" fill="#fff"/><circle cx="13" cy="12" r="2.6" fill="#1b1f2a"/><path d="M10.6 16.4h4.8V24h-4.8z" fill="#1b1f2a"/><path d="M18 9.4a6.6 6.6 0 0 1 0 13.2z" fill="#cc0066"/></svg>`,
  klarna: `<svg class="mark" viewBox="0 0 84 32" aria-hidden="true"><rect width="84" height="32" rx="7" fill="#ffb3c7"/><text x="42" y="22" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="800" font-size="18" letter-spacing="-.6" fill="#17120f">Klarna.</text></svg>`,
  shield: `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#1f4bd8"/><path d="M16 6l8 3v6.5c0 5-3.3 8.700-8 10.500-4.700-1.800-8-5.500-8-10.500V9z" fill="#fff"/><path d="M12 15.800l3 3 5.200-5.600" fill="none" stroke="#1f4bd8" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
};
