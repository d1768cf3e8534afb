import { fruits, neutral } from '../../theme/fruit.ts';

const { mandarin, raspberry, mango } = fruits;
const eyes = (x: number) =>
  `<circle cx="${x - 16}" cy="118" r="5" fill="${neutral.ink}"/><circle cx="${x + 16}" cy="118" r="5" fill="${neutral.ink}"/>`;

/**
 * Two gummies whose cord is torn, as SVG. It is code and no file, because a file cannot be fetched without a connection.
 * A constant: it contains nothing that anybody typed.
 */
export const offlineDrawing = `<svg viewBox="0 0 320 240" width="100%" height="100%" aria-hidden="true">\
<ellipse cx="160" cy="196" rx="130" ry="14" fill="${mandarin.tint}"/>\
<path d="M118 150q22 36 34 18m16-22q14-20 34 6" fill="none" stroke="${neutral.ink}" stroke-width="6" stroke-linecap="round"/>\
<circle cx="80" cy="130" r="58" fill="${mango.strong}"/><circle cx="80" cy="130" r="44" fill="${mandarin.strong}" opacity=".35"/>\
<path d="M48 104q14-24 40-22" fill="none" stroke="${neutral.paper}" stroke-width="7" stroke-linecap="round" opacity=".8"/>\
${eyes(80)}<path d="M66 146q14-12 28 0" fill="none" stroke="${neutral.ink}" stroke-width="5" stroke-linecap="round"/>\
<path d="M240 188c-46-28-62-54-56-80 5-22 38-30 56-4 18-26 51-18 56 4 6 26-10 52-56 80z" fill="${raspberry.strong}"/>\
<path d="M198 108q4-14 18-16" fill="none" stroke="${neutral.paper}" stroke-width="7" stroke-linecap="round" opacity=".8"/>\
${eyes(240)}<path d="M226 146q14-12 28 0" fill="none" stroke="${neutral.ink}" stroke-width="5" stroke-linecap="round"/>\
</svg>`;
