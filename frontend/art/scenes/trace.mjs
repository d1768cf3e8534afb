/**
 * Renders the path-traced pictures whose inputs changed, and stores each as it is ready: a second run continues where the first stopped.
 * Needs Blender 3.4 and numpy (`apt-get install blender python3-numpy libopenblas0-pthread`).
 * Run: node frontend/art/scenes/trace.mjs [--only name[,name]] [--draft] [--threads 1] [--at-once 2] [--check]
 * --draft writes a small picture to the temporary folder; --check only reports what is stale.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loadCatalogue } from '../catalogue.mjs';
import { flatLabel } from '../lib/labels/label.mjs';
import { fileUrl, studio } from '../lib/support/browser.mjs';
import { programOf, record, staleness } from './manifest.mjs';
import { picturesOf } from './pictures.mjs';

const args = process.argv.slice(2);
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const programs = fileURLToPath(new URL('blender/', import.meta.url));
const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));
const threads = Number(option('--threads') ?? 1);
const atOnce = Number(option('--at-once') ?? 2);
/** Pixels around a picture that are cut off: the denoiser lacks neighbours there. */
const BLEED = 12;
const DRAFT = { scale: 0.5, samples: 10 };

const only = option('--only')?.split(',');
const chosen = picturesOf(await loadCatalogue()).filter(({ name }) => !only || only.includes(name));

if (args.includes('--check')) check();
else if (args.includes('--draft')) for (const picture of chosen) await draft(picture);
else await renderAll(chosen.filter((picture) => staleness(picture)));

function check() {
  const stale = chosen
    .flatMap((picture) => staleness(picture) && `${picture.name}: ${staleness(picture)}`)
    .filter(Boolean);
  console.log(stale.length > 0 ? stale.join('\n') : `${chosen.length} pictures are current`);
  process.exitCode = stale.length > 0 ? 1 : 0;
}

async function renderAll(todo) {
  const blender = /Blender (\S+)/.exec(execFileSync('blender', ['--version'], { encoding: 'utf8' }))[1];
  const started = Date.now();
  const waiting = [...todo];
  let done = 0;
  const lane = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { pixels, seconds } = await render(picture);
      await save(picture, pixels);
      record(picture, { blender, seconds });
      done += 1;
      const left = Math.round((((Date.now() - started) / done) * (todo.length - done)) / 60_000);
      console.log(`${done}/${todo.length} ${picture.name}: ${seconds} s, about ${left} min left`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

async function draft(picture) {
  const size = (length) => Math.round(length * DRAFT.scale);
  const small = { ...picture, width: size(picture.width), height: size(picture.height), samples: DRAFT.samples };
  const { pixels, seconds } = await render(small);
  const file = path.join(tmpdir(), `${picture.name}-draft.${picture.frames ? 'webp' : 'png'}`);
  await (picture.frames ? await animation(small, pixels, small.width) : pixels.png()).toFile(file);
  console.log(`${file}: ${seconds} s`);
}

/** Runs Blender on one picture. Resolves with its pixels and the seconds it took; rejects with the end of its output. */
async function render(picture) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gummy-scene-'));
  const job = path.join(folder, 'job.json');
  const out = path.join(folder, 'picture.raw');
  const started = Date.now();
  try {
    const [width, height] = [picture.width + 2 * BLEED, picture.height + 2 * BLEED];
    writeFileSync(
      job,
      JSON.stringify({ ...picture, ...(await withLabels(picture, folder)), width, height, bleed: BLEED, threads, out }),
    );
    const program = `${programs}${programOf(picture)}.py`;
    await blender(['-b', '--factory-startup', '-noaudio', '--python-exit-code', '1', '-P', program, '--', job]);
    const bytes = readFileSync(out);
    if (picture.frames) return { pixels: bytes, seconds: Math.round((Date.now() - started) / 1000) };
    const whole = sharp(bytes, { raw: { width, height, channels: bytes.length / (width * height) } });
    const pixels = whole.extract({ left: BLEED, top: BLEED, width: picture.width, height: picture.height });
    const framed = picture.behind ? await withFrame(picture, pixels, folder) : pixels;
    return { pixels: framed, seconds: Math.round((Date.now() - started) / 1000) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Draws the labels of a picture's jars into `folder`. Returns its jars with the files of their labels. */
async function withLabels({ jars }, folder) {
  if (!jars) return {};
  const stage = await studio();
  try {
    const labelled = [];
    for (const [i, jar] of jars.entries()) {
      const { png, width, height } = await flatLabel(stage, jar.label, jar.label.layout);
      const file = path.join(folder, `label-${i}.png`);
      writeFileSync(file, png);
      labelled.push({ ...jar, label: { file, width, height, turn: jar.label.angle } });
    }
    return { jars: labelled };
  } finally {
    await stage.close();
  }
}

/** Draws what stands behind and before the gummies of a picture. Returns the pixels of all of it. */
async function withFrame({ behind, before, view, width }, pixels, folder) {
  const file = path.join(folder, 'gummies.png');
  await pixels.png().toFile(file);
  const stage = await studio();
  try {
    const gummies = `<image href="${fileUrl(file)}" width="${view}" height="${view}"/>`;
    const soft =
      '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="8"/></filter>';
    const body = `<defs>${soft}</defs><g transform="scale(${width / view})">${behind}${gummies}${before}</g>`;
    return sharp(await stage.draw(body, width, width));
  } finally {
    await stage.close();
  }
}

function blender(parameters) {
  return new Promise((resolve, reject) => {
    const process_ = spawn('blender', parameters, { env: { ...process.env, OPENBLAS_NUM_THREADS: String(threads) } });
    let output = '';
    for (const stream of [process_.stdout, process_.stderr])
      stream.on('data', (text) => (output = (output + text).slice(-4000)));
    process_.on('error', reject);
    process_.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Blender failed:\n${output}`))));
  });
}

async function save(picture, pixels) {
  for (const [stem, width] of Object.entries(picture.files)) {
    if (picture.frames) {
      await (await animation(picture, pixels, width)).toFile(`${publicFolder}${stem}.webp`);
      continue;
    }
    const sized = () => pixels.clone().resize({ width, kernel: 'lanczos3' });
    await sized().webp({ quality: 80, effort: 5, smartSubsample: true }).toFile(`${publicFolder}${stem}.webp`);
    await sized().avif({ quality: 54, effort: 5 }).toFile(`${publicFolder}${stem}.avif`);
  }
}

/** Returns the frames in `bytes` as an animation of this width, which ends on its last frame. */
async function animation({ width, height, frames, framesPerSecond }, bytes, wanted) {
  const size = bytes.length / frames.length;
  const scaled = await Promise.all(
    frames.map((_, i) =>
      sharp(bytes.subarray(i * size, (i + 1) * size), { raw: { width, height, channels: 4 } })
        .resize({ width: wanted, kernel: 'lanczos3' })
        .raw()
        .toBuffer(),
    ),
  );
  const pageHeight = scaled[0].length / wanted / 4;
  const raw = { width: wanted, height: pageHeight * frames.length, pageHeight, channels: 4 };
  const delay = frames.map((frame, i) => Math.round((((frames[i + 1] ?? frame + 1) - frame) * 1000) / framesPerSecond));
  return sharp(Buffer.concat(scaled), { raw }).webp({
    ...{ quality: 60, alphaQuality: 50, effort: 6, minSize: true },
    ...{ loop: 1, delay },
  });
}
