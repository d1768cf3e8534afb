/** Draws the set: a sweep in the category tint, a backdrop form, light pools and shadows on the floor. */
import { deepen, mix } from '../brand/palette.mjs';

/** Shared filters and blurs. A document includes them once. */
export const filters = `<defs>${[2, 4, 8, 16, 30, 60]
  .map(
    (n) =>
      `<filter id="B${n}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${n}"/></filter>`,
  )
  .join('')}
  <filter id="SH" x="-10%" y="-10%" width="120%" height="130%"><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .04  0 0 0 0 .08  0 0 0 1 0"/><feGaussianBlur stdDeviation="6"/></filter></defs>`;

const leaves = (random) => {
  let out = '';
  const x = random.range(80, 420),
    y = random.range(-60, 120),
    lean = random.range(18, 40);
  for (let i = 0; i < 9; i += 1) {
    const a = lean + (i - 4) * 19;
    out += `<path transform="translate(${x} ${y}) rotate(${a})" d="M0 0C70 160 70 380 0 660C-70 380 -70 160 0 0Z"/>`;
  }
  return out;
};

/** Returns the empty set of a W×H picture. The floor ends at `horizon`. */
export function set({ category, form, random, W = 1600, H = 1600, horizon = 1130, cx = W / 2 }) {
  const { tint, strong } = category;
  const wallHi = mix(tint, '#ffffff', 0.42),
    wall = mix(tint, strong, 0.05),
    floor = mix(tint, strong, 0.13);
  const block = mix(tint, strong, 0.42);
  let out = `<defs><linearGradient id="wall" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${wallHi}"/><stop offset=".55" stop-color="${tint}"/><stop offset="1" stop-color="${wall}"/></linearGradient>
  <linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="${floor}"/><stop offset=".35" stop-color="${mix(floor, tint, 0.7)}"/><stop offset="1" stop-color="${mix(tint, '#ffffff', 0.2)}"/></linearGradient>
  <radialGradient id="pool"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
  <linearGradient id="blk" x2="1" y2="1"><stop offset="0" stop-color="${mix(block, '#ffffff', 0.28)}"/><stop offset="1" stop-color="${deepen(block, 0.05)}"/></linearGradient></defs>
  <rect width="${W}" height="${H}" fill="url(#wall)"/>`;
  if (form === 'sun')
    out += `<circle cx="${cx + random.range(-150, 150)}" cy="${horizon - random.range(400, 520)}" r="${random.range(430, 500)}" fill="url(#blk)"/>`;
  out += `<rect x="-120" y="${horizon - 30}" width="${W + 240}" height="60" fill="${floor}" opacity=".6" filter="url(#B16)"/><rect y="${horizon}" width="${W}" height="${H - horizon}" fill="url(#floor)"/>
    <rect x="-120" y="${horizon - 6}" width="${W + 240}" height="14" fill="${deepen(floor, 0.1)}" opacity=".5" filter="url(#B8)"/>`;
  if (form === 'window') {
    const x = random.range(-80, 160);
    out += `<g fill="#fff" opacity=".34" filter="url(#B8)" transform="translate(${x} 40) skewX(-19)">${[0, 1].map((i) => [0, 1, 2].map((j) => `<rect x="${560 + i * 390}" y="${j * 340}" width="350" height="310"/>`).join('')).join('')}</g>`;
  }
  if (form === 'leaves')
    out += `<g fill="${deepen(strong, 0.35)}" opacity=".13" filter="url(#B16)">${leaves(random)}</g>`;
  out += `<ellipse cx="${cx - W * 0.22}" cy="${H * 0.3}" rx="${W * 0.5}" ry="${H * 0.42}" fill="url(#pool)" opacity=".6"/>`;
  return out;
}

/** Returns the floor shadows of a jar: contact, wide tinted, long soft (away from the key) and transmitted light. */
export function jarShadow(x, y, s, gummy, strong) {
  const dark = deepen(mix(strong, gummy, 0.5), 0.66);
  return `<g transform="translate(${x} ${y}) scale(${s})">
    <ellipse cx="120" cy="6" rx="520" ry="84" fill="${dark}" opacity=".24" filter="url(#B30)"/>
    <path d="M-250 -20C0 -60 420 -110 720 -104C820 -90 760 -30 640 -6C420 40 0 60 -250 30Z" fill="${dark}" opacity=".22" filter="url(#B30)"/>
    <path d="M40 -8C240 -50 420 -74 560 -66C600 -50 540 -20 430 -2C300 18 120 30 40 18Z" fill="${gummy}" opacity=".55" filter="url(#B16)"/>
    <path d="M180 -14C290 -38 380 -48 450 -44C430 -26 330 -8 190 4Z" fill="${mix(gummy, '#ffffff', 0.55)}" opacity=".7" filter="url(#B8)"/>
    <ellipse cx="14" cy="-12" rx="322" ry="34" fill="${dark}" opacity=".6" filter="url(#B16)"/>
    <ellipse cx="0" cy="-10" rx="300" ry="22" fill="${deepen(dark, 0.4)}" opacity=".62" filter="url(#B8)"/></g>`;
}

/** Returns the floor shadow of a small object of radius r at x, y. */
export function spotShadow(x, y, r, gummy, flat = 0.3) {
  const dark = deepen(gummy, 0.66);
  return `<ellipse cx="${x + r * 0.24}" cy="${y}" rx="${r * 1.12}" ry="${r * flat}" fill="${dark}" opacity=".2" filter="url(#B16)"/>
    <ellipse cx="${x + r * 0.5}" cy="${y}" rx="${r * 0.62}" ry="${r * flat * 0.5}" fill="${gummy}" opacity=".5" filter="url(#B8)"/>
    <ellipse cx="${x + r * 0.04}" cy="${y - r * 0.02}" rx="${r * 0.8}" ry="${r * flat * 0.6}" fill="${dark}" opacity=".42" filter="url(#B8)"/>`;
}
