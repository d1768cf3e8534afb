/** The record of what was rendered from which inputs. A picture is stale once its inputs differ from the record. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));
const publicFolder = at('../../public/');
const recordFile = at('manifest.json');

/** The code that draws the labels of jars. */
const artwork = ['../lib/labels/label.mjs', '../lib/labels/fruits.mjs'];

/** The paths of a picture's files below the public folder. */
export const filesOf = ({ files, frames }) =>
  Object.keys(files).flatMap((stem) => (frames ? ['webp'] : ['webp', 'avif']).map((format) => `${stem}.${format}`));

/** The name of the Python program that renders a picture. */
export const programOf = ({ scene, frames }) => {
  if (frames) return 'render_loop';
  return scene === 'cutout' ? 'render_cutout' : 'render_picture';
};

/** Returns the hash of all that decides how a picture looks: its entry, the code of its scene and of its labels, and the denoiser's weights. */
export function inputsOf(picture) {
  const hash = createHash('sha256').update(JSON.stringify(picture));
  if (picture.jars) for (const file of artwork) hash.update(readFileSync(at(file)));
  for (const name of codeOf([programOf(picture), `set_${picture.scene}`])) hash.update(python(name));
  return hash.update(readFileSync(at('denoiser/weights.tza'))).digest('hex');
}

const python = (name) => readFileSync(at(`blender/${name}.py`), 'utf8');

/** The names of Python modules and of all of ours that they import. */
function codeOf(names) {
  const found = new Set(names);
  for (const name of found)
    for (const [, imported] of python(name).matchAll(/^ *(?:from|import) (\w+)/gm))
      if (existsSync(at(`blender/${imported}.py`))) found.add(imported);
  return [...found].toSorted();
}

/** Returns the record: per picture the hash of its inputs, the version of Blender and the seconds it took. */
export const readRecord = () => JSON.parse(readFileSync(recordFile, 'utf8'));

/** Stores that a picture was rendered from its present inputs. */
export function record(picture, { blender, seconds }) {
  const entries = { ...readRecord(), [picture.name]: { inputs: inputsOf(picture), blender, seconds } };
  const sorted = Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(recordFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/** Returns why a picture has to be rendered again, or undefined if it is current. */
export function staleness(picture, recorded = readRecord()) {
  if (!recorded[picture.name]) return 'was never rendered';
  if (recorded[picture.name].inputs !== inputsOf(picture)) return 'its inputs changed';
  const missing = filesOf(picture).filter((file) => !existsSync(publicFolder + file));
  return missing.length > 0 ? `lacks ${missing.join(', ')}` : undefined;
}
