import type { OrderStatus } from '../../../../../contracts/orders.js';
import { html, type Html } from '../../../platform/http/html.js';
import { colours, text } from './colours.js';

const steps = ['Besteld', 'Betaald', 'Ingepakt', 'Onderweg', 'Bezorgd'] as const;
type Step = (typeof steps)[number];

const stepOf: Record<OrderStatus, Step | null> = {
  pending: 'Besteld',
  processing: 'Betaald',
  shipped: 'Onderweg',
  delivered: 'Bezorgd',
  cancelled: null,
};

/** How far an order is, at least `known`. The read model of its status may lag. Null for a cancelled order. */
export function statusStrip(status: OrderStatus, known: Step): Html | null {
  const now = stepOf[status];
  if (now === null) return null;
  const reached = Math.max(steps.indexOf(now), steps.indexOf(known));
  const label = `Stap ${reached + 1} van ${steps.length}: ${steps[reached]}`;
  return html`<div role="img" aria-label="${label}">
    <table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:0 0 28px;table-layout:fixed;border-collapse:separate;"
    >
      <tr>
        ${steps.map((step, place) => stepCell(step, place, reached))}
      </tr>
    </table>
  </div>`;
}

function stepCell(step: Step, place: number, reached: number): Html {
  const { ink, muted, mandarin, line } = colours;
  const bar = place <= reached ? mandarin : line;
  const words = `${text};font-size:12px;line-height:1.4;color:${place <= reached ? ink : muted};font-weight:${place === reached ? 700 : 400}`;
  return html`<td class="${place <= reached ? 'ink' : 'muted'}" valign="top" style="padding:0 2px;${words};">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td
          class="${place <= reached ? 'done' : 'track'}"
          height="6"
          bgcolor="${bar}"
          style="height:6px;border-radius:3px;background:${bar};font-size:0;line-height:6px;"
        >
          &nbsp;
        </td>
      </tr>
    </table>
    <div style="padding-top:6px;text-align:center;overflow-wrap:normal;word-break:keep-all;">${step}</div>
  </td>`;
}
