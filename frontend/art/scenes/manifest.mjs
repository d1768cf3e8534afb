/** The record of what was rendered from which inputs. A picture is stale once its inputs differ from the record. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));
const publicFolder = at('../../public/');
const recordFile = at('manifest.json');
/** Python files that all pictures share: every one that is not the set of one scene. */
const sharedCode = readdirSync(at('blender/')).filter((name) => name.endsWith('.py') && !name.startsWith('set_'));

/** The paths of a picture's files below the public folder. */
export const filesOf = ({ files }) =>
  Object.keys(files).flatMap((stem) => ['webp', 'avif'].map((format) => `${stem}.${format}`));

/** Returns the hash of all that decides how a picture looks: its entry, the code of its scene and the denoiser's weights. */
export function inputsOf(picture) {
  const hash = createHash('sha256').update(JSON.stringify(picture));
  for (const name of [...sharedCode, `set_${picture.scene}.py`].toSorted())
    hash.update(readFileSync(at(`blender/${name}`)));
  return hash.update(readFileSync(at('denoiser/weights.tza'))).digest('hex');
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
