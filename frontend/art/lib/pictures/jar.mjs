/** Draws the jar: clear body full of gummies, bent paper label, ridged lid. Base centre at 0,0; about 960 high. */
import { fileUrl } from '../support/browser.mjs';
import { R, TILT } from './label.mjs';
import { deepen, hex, mix, rgb } from '../brand/palette.mjs';

export const JAR = { radius: R, height: 968, lidTop: -905, lidBottom: -756, lidRadius: 304 };
const NECK = 286;

const body = (r, inset = 0) => {
  const n = NECK - inset,
    b = -inset * 1.2;
  return `M${-n} -800L${-n} -752C${-n} -704 ${-r} -716 ${-r} -628L${-r} -74C${-r} ${-26 + b} ${-r * 0.84} ${-8 + b} ${-r * 0.52} ${-1 + b}Q0 ${7 + b} ${r * 0.52} ${-1 + b}C${r * 0.84} ${-8 + b} ${r} ${-26 + b} ${r} -74L${r} -628C${r} -716 ${n} -704 ${n} -752L${n} -800Z`;
};

/** Places one gummy sprite at x, y with a visible radius, and draws its soft shadow. */
export function place(
  sprite,
  x,
  y,
  radius,
  { shadow = 0.5, dx = 0.06, dy = 0.12, grow = 1.06, filter = '', opacity = 1, turn = 0 } = {},
) {
  const s = radius * 2 * sprite.reach;
  const g = s * grow;
  const under = shadow
    ? `<image href="${fileUrl(sprite.shadow)}" x="${(x - g / 2 + s * dx).toFixed(1)}" y="${(y - g / 2 + s * dy).toFixed(1)}" width="${g.toFixed(1)}" height="${g.toFixed(1)}" opacity="${shadow}"/>`
    : '';
  const rot = turn ? ` transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"` : '';
  return `${under}<image href="${fileUrl(sprite.file)}" x="${(x - s / 2).toFixed(1)}" y="${(y - s / 2).toFixed(1)}" width="${s.toFixed(1)}" height="${s.toFixed(1)}"${rot}${filter ? ` filter="${filter}"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

function filling(sprites, random) {
  let out = '';
  const layer = (dx, dy, size, depth) => {
    let rows = '';
    for (let y = -34, row = 0; y > -742; y -= dy, row += 1) {
      for (let x = -R + 22 + (row % 2) * dx * 0.5; x < R; x += dx) {
        const px = x + random.range(-9, 9),
          py = y + random.range(-9, 9);
        const r = size * random.range(0.9, 1.08) * (1 - 0.16 * (Math.abs(px) / R) ** 4);
        rows += place(random.pick(sprites), px, py, r, {
          shadow: depth,
          dx: 0.03,
          dy: 0.07,
          turn: random.range(-14, 14),
        });
      }
    }
    return rows;
  };
  out += `<g opacity=".9">${layer(76, 60, 54, 0.5)}</g><rect x="-340" y="-800" width="680" height="820" fill="url(#DEEP)" opacity=".3"/>`;
  out += layer(92, 72, 57, 0.62);
  return out;
}

function lidStrips(colour) {
  const { lidTop, lidBottom, lidRadius } = JAR;
  const base = rgb(colour);
  const count = 288,
    ridges = 56;
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const a = (i / count - 0.5) * Math.PI,
      b = ((i + 1.6) / count - 0.5) * Math.PI;
    const m = a + Math.PI / count / 2;
    const wave = Math.sin(m * ridges * 2);
    const normal = m + 0.62 * Math.cos(m * ridges * 2);
    const key = Math.max(0, Math.cos(normal + 0.66));
    const soft = Math.max(0, Math.cos(m + 0.66));
    const shine = Math.exp(-(((normal + 0.74) / 0.2) ** 2)) * 0.5 + Math.exp(-(((m - 1.22) / 0.1) ** 2)) * 0.26;
    const light = 0.38 + 0.26 * key + 0.42 * soft + 0.1 * wave;
    const c = base.map(
      (v, k) => v ** (1 + 0.9 * Math.max(0, 0.95 - light)) * light + shine * 0.62 + [0.035, 0.02, 0.01][k],
    );
    const pt = (angle, y) =>
      `${(Math.sin(angle) * lidRadius).toFixed(1)} ${(y + Math.cos(angle) * lidRadius * TILT).toFixed(1)}`;
    out += `<path d="M${pt(a, lidTop + 16)}L${pt(Math.min(b, Math.PI / 2), lidTop + 16)}L${pt(Math.min(b, Math.PI / 2), lidBottom - 12)}L${pt(a, lidBottom - 12)}Z" fill="${hex(c)}"/>`;
  }
  return out;
}

function band(y, h, r, fill, extra = '') {
  const ry = r * TILT;
  return `<path d="M${-r} ${y}A${r} ${ry} 0 0 0 ${r} ${y}V${y + h}A${r} ${ry} 0 0 1 ${-r} ${y + h}Z" fill="${fill}" ${extra}/>`;
}

function lid(id, colour) {
  const { lidTop, lidBottom, lidRadius: r } = JAR;
  const light = mix(colour, '#ffffff', 0.5),
    dark = deepen(colour, 0.36);
  return `<defs>
    <linearGradient id="${id}lb"><stop offset="0" stop-color="${dark}"/><stop offset=".12" stop-color="${deepen(colour, 0.1)}"/><stop offset=".24" stop-color="${light}"/><stop offset=".36" stop-color="${colour}"/><stop offset=".78" stop-color="${deepen(colour, 0.22)}"/><stop offset=".95" stop-color="${mix(colour, '#ffffff', 0.25)}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <radialGradient id="${id}lt" cx=".3" cy=".2" r=".95"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.62)}"/><stop offset=".45" stop-color="${mix(colour, '#ffffff', 0.18)}"/><stop offset="1" stop-color="${deepen(colour, 0.1)}"/></radialGradient>
    <linearGradient id="${id}lr"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset=".25" stop-color="#fff" stop-opacity=".95"/><stop offset=".6" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity=".55"/></linearGradient></defs>
    ${band(lidBottom - 16, 12, r + 3, `url(#${id}lb)`)}${lidStrips(colour)}
    ${band(lidBottom - 17, 3, r + 2, '#000', 'opacity=".16"')}
    ${band(lidTop, 18, r, `url(#${id}lb)`)}${band(lidTop + 17, 3, r, '#000', 'opacity=".14"')}
    <ellipse cy="${lidTop}" rx="${r}" ry="${r * TILT}" fill="url(#${id}lt)"/>
    <ellipse cy="${lidTop}" rx="${r - 2}" ry="${r * TILT - 1.5}" fill="none" stroke="url(#${id}lr)" stroke-width="3"/>
    <ellipse cy="${lidTop + 1}" rx="${r - 26}" ry="${(r - 26) * TILT}" fill="none" stroke="${deepen(colour, 0.2)}" stroke-width="3" opacity=".55"/>
    <ellipse cy="${lidTop + 3}" rx="${r - 27}" ry="${(r - 27) * TILT}" fill="none" stroke="#fff" stroke-width="2" opacity=".35"/>
    <ellipse cx="${-r * 0.32}" cy="${lidTop - 9}" rx="${r * 0.38}" ry="11" fill="#fff" opacity=".28" filter="url(#B8)"/>`;
}

/**
 * Returns a whole jar as SVG. `id` must be unique in the document, which must include the filters B4, B8 and B16.
 * @param {{id: string, sprites: object[], random: object, label: object, lidColour: string, gummy: string, labelY: number}} jar
 */
export function jar({ id, sprites, random, label, lidColour, gummy, labelY }) {
  const deep = deepen(gummy, 0.62),
    mid = deepen(gummy, 0.3);
  const inner = body(R - 13, 10);
  return `<defs>
    <clipPath id="${id}in"><path d="${inner}"/></clipPath><clipPath id="${id}out"><path d="${body(R)}"/></clipPath>
    <linearGradient id="${id}side"><stop offset="0" stop-color="${deep}" stop-opacity=".78"/><stop offset=".07" stop-color="${mid}" stop-opacity=".5"/><stop offset=".22" stop-color="${mid}" stop-opacity="0"/><stop offset=".7" stop-color="${mid}" stop-opacity=".06"/><stop offset=".9" stop-color="${mid}" stop-opacity=".46"/><stop offset="1" stop-color="${deep}" stop-opacity=".82"/></linearGradient>
    <linearGradient id="${id}drop" x2="0" y2="1"><stop offset="0" stop-color="${deep}" stop-opacity=".85"/><stop offset=".1" stop-color="${deep}" stop-opacity=".3"/><stop offset=".2" stop-color="${deep}" stop-opacity="0"/><stop offset=".8" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".42"/></linearGradient>
    <linearGradient id="${id}glass"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".018" stop-color="#fff" stop-opacity=".28"/><stop offset=".045" stop-color="#fff" stop-opacity="0"/><stop offset=".945" stop-color="#fff" stop-opacity="0"/><stop offset=".975" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient>
    <linearGradient id="${id}key" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".5" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity=".28"/></linearGradient>
    <radialGradient id="${id}warm" cx=".55" cy="1" r=".6"><stop offset="0" stop-color="#FFE3B8" stop-opacity=".3"/><stop offset="1" stop-color="#FFE3B8" stop-opacity="0"/></radialGradient></defs>
  <path d="${body(R)}" fill="${mix(gummy, '#ffffff', 0.62)}" opacity=".82"/>
  <g clip-path="url(#${id}in)"><rect x="-340" y="-800" width="680" height="820" fill="${mid}"/>${filling(sprites, random).replaceAll('#DEEP', `#${id}drop`)}
    <path d="${inner}" fill="url(#${id}side)"/><path d="${inner}" fill="url(#${id}drop)"/><rect x="-340" y="-220" width="680" height="240" fill="url(#${id}warm)"/></g>
  <path d="${inner}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".4"/>
  <g clip-path="url(#${id}out)"><path d="${body(R)}" fill="url(#${id}glass)"/>
    <path d="M${-R * 0.9} -24Q0 16 ${R * 0.9} -24" fill="none" stroke="#fff" stroke-width="9" opacity=".6" filter="url(#B4)"/>
    <path d="M${-R * 0.86} -44Q0 -4 ${R * 0.86} -44" fill="none" stroke="${deep}" stroke-width="4" opacity=".35" filter="url(#B4)"/>
    <path d="M-262 -700C-284 -676 -288 -650 -288 -620V-112C-288 -84 -276 -72 -262 -68C-246 -70 -240 -84 -240 -108V-628C-240 -660 -238 -684 -226 -704C-238 -712 -252 -710 -262 -700Z" fill="url(#${id}key)" opacity=".92" filter="url(#B2)"/>
    <path d="M-214 -690C-222 -664 -224 -640 -224 -616V-150" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".42" filter="url(#B2)"/>
    <path d="M288 -640C298 -600 299 -580 299 -540V-130" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".72" filter="url(#B4)"/>
    <path d="M-270 -716Q0 -664 270 -716" fill="none" stroke="#fff" stroke-width="7" opacity=".34" filter="url(#B4)"/></g>
  <image href="${fileUrl(label.file)}" x="${-label.width / 2}" y="${labelY + 7}" width="${label.width}" height="${label.height}" filter="url(#SH)" opacity=".4"/>
  <image href="${fileUrl(label.file)}" x="${-label.width / 2}" y="${labelY}" width="${label.width}" height="${label.height}"/>
  <path d="M-262 ${labelY + 6}V${labelY + label.flatHeight}" stroke="#fff" stroke-width="34" opacity=".13" filter="url(#B4)" clip-path="url(#${id}out)"/>
  <path d="${body(R)}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5"/>
  ${band(JAR.lidBottom - 2, 26, NECK, '#000', 'opacity=".2" filter="url(#B8)"')}
  ${lid(id, lidColour)}`;
}
