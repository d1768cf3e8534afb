/**
 * Renders the path-traced pictures whose inputs changed, one after another: a second run continues where the first stopped.
 * Needs Blender 3.4 and numpy (`apt-get install blender python3-numpy libopenblas0-pthread`).
 * Run: node frontend/art/scenes/trace.mjs [--only name[,name]] [--draft] [--threads 2] [--check]
 * --draft writes a small picture to the temporary folder; --check only reports what is stale.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { record, staleness } from './manifest.mjs';
import { pictures } from './pictures.mjs';

const args = process.argv.slice(2);
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const program = fileURLToPath(new URL('blender/render_picture.py', import.meta.url));
const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));
const threads = Number(option('--threads') ?? 2);
const DRAFT = { scale: 0.42, samples: 12 };

const only = option('--only')?.split(',');
const chosen = pictures.filter(({ name }) => !only || only.includes(name));

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
  let spent = 0;
  for (const [done, picture] of todo.entries()) {
    const { pixels, seconds } = await render(picture);
    await save(picture, pixels);
    record(picture, { blender, seconds });
    spent += seconds;
    const left = Math.round(((spent / (done + 1)) * (todo.length - done - 1)) / 60);
    console.log(`${done + 1}/${todo.length} ${picture.name}: ${seconds} s, about ${left} min left`);
  }
}

async function draft(picture) {
  const size = (length) => Math.round(length * DRAFT.scale);
  const small = { ...picture, width: size(picture.width), height: size(picture.height), samples: DRAFT.samples };
  const { pixels, seconds } = await render(small);
  const file = path.join(tmpdir(), `${picture.name}-draft.png`);
  await pixels.png().toFile(file);
  console.log(`${file}: ${seconds} s`);
}

/** Runs Blender on one picture. Resolves with its pixels and the seconds it took; rejects with the end of its output. */
async function render(picture) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gummy-scene-'));
  const job = path.join(folder, 'job.json');
  const out = path.join(folder, 'picture.rgb');
  const started = Date.now();
  try {
    writeFileSync(job, JSON.stringify({ ...picture, threads, out }));
    await blender(['-b', '--factory-startup', '-noaudio', '--python-exit-code', '1', '-P', program, '--', job]);
    const raw = { width: picture.width, height: picture.height, channels: 3 };
    return { pixels: sharp(readFileSync(out), { raw }), seconds: Math.round((Date.now() - started) / 1000) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
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

async function save({ files }, pixels) {
  for (const [stem, width] of Object.entries(files)) {
    const sized = () => pixels.clone().resize({ width, kernel: 'lanczos3' });
    await sized().webp({ quality: 80, effort: 5, smartSubsample: true }).toFile(`${publicFolder}${stem}.webp`);
    await sized().avif({ quality: 54, effort: 5 }).toFile(`${publicFolder}${stem}.avif`);
  }
}
