import { formatTime } from './format.js';

const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' });

/** `at`: ISO 8601. `network`: the result of `addressPrefix`. */
export interface Origin {
  at: string;
  network: string | null;
  browser: string | null;
}

/** `dinsdag 10 maart 2026 om 09.30 uur`, in Amsterdam. */
export const inWords = (at: string): string => `${days.format(new Date(at))} om ${formatTime(new Date(at))}`;

/** Such as `Firefox, Windows (netwerk 203.0.…)`. Null when nothing is known. */
export function originInWords({ browser, network }: Origin): string | null {
  if (!browser && !network) return null;
  return `${browser ?? 'een onbekende browser'}${network ? ` (netwerk ${roughly(network)})` : ''}`;
}

/** Enough to recognise the own network, too little to find somebody. */
function roughly(network: string): string {
  const separator = network.includes(':') ? ':' : '.';
  return `${network.split(separator).slice(0, 2).join(separator)}${separator}…`;
}
