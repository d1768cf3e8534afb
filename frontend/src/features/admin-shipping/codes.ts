import { TrackingCodeSchema } from '../../../../contracts/shipping/tracking.js';

interface ReadCodes {
  /** Codes by order number. */
  codes: ReadonlyMap<string, string>;
  /** Lines that name no chosen order, or no valid code. */
  unknown: string[];
}

/** Reads one code a line, `order number;code`. A tab, comma or spaces may part them. A later line of the same order wins. */
export function readCodes(text: string, orderNumbers: readonly string[]): ReadCodes {
  const known = new Set(orderNumbers);
  const codes = new Map<string, string>();
  const unknown: string[] = [];
  for (const line of text.split(/\r?\n/).map((typed) => typed.trim())) {
    const [, number = '', typed = ''] = /^["']?([^;,\t "']+)["']?[;,\t ]*["']?(.*?)["']?$/.exec(line) ?? [];
    if (typed === '' && (line === '' || known.has(number))) continue;
    const code = TrackingCodeSchema.safeParse(typed);
    if (known.has(number) && code.success) codes.set(number, code.data);
    else unknown.push(line);
  }
  return { codes, unknown };
}

/** A line for each order, to type the code behind. */
export const linesFor = (orderNumbers: readonly string[]): string =>
  orderNumbers.map((number) => `${number};`).join('\n');
