import { statuses, type Shipment } from './shipment.js';

/** The page for people: the parcels, newest first, each with the statuses that it can get. */
export function controlPage(shipments: readonly Shipment[]): string {
  const rows = [...shipments]
    .reverse()
    .flatMap((shipment) => shipment.parcels.map((parcel) => rowOf(shipment, parcel)));
  const table = rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>No parcels yet.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sendcloud simulator</title>
<style>body{font:16px system-ui;margin:2rem}td{padding:.4rem 1rem .4rem 0}</style><h1>Sendcloud simulator</h1>${table}</html>`;
}

function rowOf({ order_number }: Shipment, { id, tracking_number, status }: Shipment['parcels'][number]): string {
  const options = Object.entries(statuses).map(
    ([code, { message }]) => `<option value="${code}"${code === status.code ? ' selected' : ''}>${message}</option>`,
  );
  return `<tr><td>${escaped(order_number ?? '')}<td>${escaped(tracking_number)}<td>${escaped(status.message)}
<td><form method="post" action="/__control/parcels/${id}/status"><select name="code" aria-label="Status">${options.join('')}</select>
<button>Change</button></form>`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
