/** Draws paper labels in four layouts and fits the name. */
import { flatFruit } from './fruits.mjs';
import { INK, PAPER, WORDMARK } from '../brand/palette.mjs';

const FLAT = 2;
const SAFE = 500;

const escape = (text) => text.replace(/&/g, '&amp;');

/** Chooses the line breaks and the size at which the name fills width×height best. */
async function fit(stage, name, width, height, limit = 128) {
  const words = name.split(' ');
  const options = [];
  for (let mask = 0; mask < 1 << (words.length - 1); mask += 1) {
    const lines = [words[0]];
    for (let i = 1; i < words.length; i += 1) {
      if (mask & (1 << (i - 1))) lines.push(words[i]);
      else lines[lines.length - 1] += ` ${words[i]}`;
    }
    if (lines.length <= 3 && !lines.includes('&')) options.push(lines);
  }
  let best = null;
  for (const lines of options) {
    const widths = await stage.measure(lines);
    const size = Math.min(limit, (width / Math.max(...widths)) * 100, height / (lines.length * 0.88));
    if (!best || size > best.size + 2) best = { lines, size };
  }
  return best;
}

function setName({ lines, size }, x, y, fill, anchor) {
  const step = size * 0.88;
  return lines
    .map(
      (line, i) =>
        `<text class="d" x="${x}" y="${(y + size * 0.74 + i * step).toFixed(1)}" text-anchor="${anchor}" fill="${fill}" style="font-size:${size.toFixed(1)}px;letter-spacing:${(-size * 0.02).toFixed(2)}px">${escape(line)}</text>`,
    )
    .join('');
}

const small = (text, x, y, fill, anchor = 'start', size = 23) =>
  `<text class="b" x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}" style="font-size:${size}px;letter-spacing:.2px">${escape(text)}</text>`;

/** The largest size at which a fact fits `width`. */
const factSize = (text, width) => Math.min(29, width / (text.length * 0.53));

const roundel = (x, y, r, fill, ink, count) =>
  `<g transform="translate(${x} ${y}) rotate(-8)"><circle r="${r}" fill="${fill}"/><circle r="${r - 6}" fill="none" stroke="${ink}" stroke-width="2" opacity=".35"/>
  <text class="d" text-anchor="middle" y="${r * 0.14}" fill="${ink}" style="font-size:${r * 0.84}px">${count}</text><text class="b" text-anchor="middle" y="${r * 0.52}" fill="${ink}" style="font-size:${r * 0.32}px">stuks</text></g>`;

const fruitAt = (name, x, y, s, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${flatFruit(name)}</g>`;

/** Each layout draws in a box of width W (arc length) and height H, with x = 0 in the middle. */
const layouts = {
  async band(stage, p, H) {
    const name = await fit(stage, p.name, SAFE, 205);
    const block = name.lines.length * name.size * 0.88;
    const y = 96 + (205 - block) / 2;
    return `<rect x="-560" width="1120" height="${H}" fill="${PAPER}"/><rect x="-560" width="1120" height="62" fill="${p.tone}"/>
      ${small(WORDMARK, -SAFE / 2, 41, p.on, 'start', 30)}${small('vegan · suikervrij', SAFE / 2, 40, p.on, 'end', 22)}
      ${setName(name, -SAFE / 2, y, INK, 'start')}
      ${small(p.sub.split(' · ')[0], -SAFE / 2, H - 66, INK, 'start', factSize(p.sub.split(' · ')[0], 245))}${small(p.sub.split(' · ')[1] ?? 'gummies', -SAFE / 2, H - 32, '#6B6078', 'start', factSize(p.sub.split(' · ')[1] ?? 'gummies', 245))}
      ${fruitAt(p.fruit, 196, H - 70, 0.95, p.turn)}${roundel(58, H - 62, 46, p.accent, p.accentInk, p.count)}`;
  },
  async split(stage, p, H) {
    const name = await fit(stage, p.name, SAFE, 158);
    const block = name.lines.length * name.size * 0.88;
    return `<rect x="-560" width="1120" height="${H}" fill="${p.tone}"/><path d="M-560 ${H - 128}Q-280 ${H - 164} 0 ${H - 128}T560 ${H - 128}V${H}H-560Z" fill="${PAPER}"/>
      ${small(WORDMARK, 0, 46, p.on, 'middle', 30)}${setName(name, 0, 62 + (158 - block) / 2, p.on, 'middle')}
      ${fruitAt(p.fruit, 0, H - 92, 0.76, p.turn / 2)}${small(p.sub.split(' · ')[0], -78, H - 34, INK, 'end', factSize(p.sub.split(' · ')[0], 225))}
      ${roundel(180, H - 74, 48, p.accent, p.accentInk, p.count)}`;
  },
  async arch(stage, p, H) {
    const name = await fit(stage, p.name, 396, 170, 118);
    const block = name.lines.length * name.size * 0.88;
    return `<path d="M-258 ${H - 26}V196A258 196 0 0 1 258 196V${H - 26}Q258 ${H} 232 ${H}H-232Q-258 ${H} -258 ${H - 26}Z" fill="${PAPER}"/>
      <path d="M-240 ${H - 30}V198A240 180 0 0 1 240 198V${H - 30}Q240 ${H - 18} 228 ${H - 18}H-228Q-240 ${H - 18} -240 ${H - 30}Z" fill="none" stroke="${p.tone}" stroke-width="5"/>
      <circle cy="134" r="104" fill="${p.accent}"/>${fruitAt(p.fruit, 0, 136, 0.8, p.turn)}
      ${setName(name, 0, 250 + (165 - block) / 2, INK, 'middle')}${small(`${WORDMARK} · ${p.sub.split(' · ')[0]}`, 0, H - 38, '#6B6078', 'middle', factSize(`${WORDMARK} · ${p.sub.split(' · ')[0]}`, 400))}
      ${roundel(168, 214, 46, p.tone, p.on, p.count)}`;
  },
  async dot(stage, p, H) {
    const name = await fit(stage, p.name, 440, 196, 118);
    const block = name.lines.length * name.size * 0.88;
    return `<clipPath id="c"><rect x="-270" width="540" height="${H}" rx="44"/></clipPath><g clip-path="url(#c)"><rect x="-270" width="540" height="${H}" fill="${PAPER}"/>
      <circle cx="160" cy="${H + 10}" r="182" fill="${p.tone}"/>${fruitAt(p.fruit, 156, H - 72, 0.84, p.turn)}
      ${small(WORDMARK, -226, 50, INK, 'start', 28)}${setName(name, -226, 72 + (196 - block) / 3.4, INK, 'start')}
      ${small(p.sub.split(' · ')[0], -226, H - 32, INK, 'start', factSize(p.sub.split(' · ')[0], 208))}${roundel(-172, H - 112, 50, p.accent, p.accentInk, p.count)}</g>`;
  },
};

/** How much of the artwork is paper: a label that goes round the jar leaves its sides free in a path-traced picture. */
const PAPER_WIDTH = { band: 700, split: 700, arch: 520, dot: 544 };

/** Draws a product's label flat. Returns its PNG, and its width and height in units of the artwork (330 = the jar's radius). */
export async function flatLabel(stage, product, layout) {
  const width = PAPER_WIDTH[layout];
  const height = layout === 'arch' ? 486 : 430;
  const shape =
    layout === 'arch' || layout === 'dot'
      ? ''
      : `<clipPath id="paper"><rect x="${-width / 2}" width="${width}" height="${height}" rx="34"/></clipPath>`;
  const artwork = await layouts[layout](stage, product, height);
  const body = `${shape}<g transform="scale(${FLAT}) translate(${width / 2} 0)"><g${shape && ' clip-path="url(#paper)"'}>${artwork}</g></g>`;
  return { png: await stage.draw(body, width * FLAT, height * FLAT), width, height };
}
