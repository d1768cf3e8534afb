import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../../../scripts/lib/processes.mjs';
import { Problem, say, step } from '../../../scripts/lib/say.mjs';
import { isDebianRoot } from '../../../scripts/lib/services/debian.mjs';
import { makeLocalImages, stageOf } from './local-images.mjs';
import { imageNames, withoutDigest } from './names.mjs';

const registry = 'https://registry-1.docker.io/v2/';
const kept = join(tmpdir(), 'gummyshop-local-images.tar');

/** Pulls the images, or makes local ones under their names. Returns true for local ones. */
export async function provideImages(checkout, { images: requested, engine, folder, 'keep-images': isKept }) {
  const images = imageNames(checkout);
  const isLocal = requested === 'local' || (requested !== 'pull' && !(await registryAnswers()));
  if (!isLocal) {
    for (const image of images) await step(`pulling ${image}`, () => mustRun('docker pull', 'docker', ['pull', image]));
    return false;
  }
  if (!engine.isPrivate || !isDebianRoot())
    throw new Problem('images cannot be pulled. Local images are made for a private Docker on Debian only.');
  say('images: local ones, made from Debian and npm packages (the registry of images does not answer)');
  if (isKept && existsSync(kept)) {
    await step(`loading ${kept}`, () => mustRun('docker load', 'docker', ['load', '--input', kept]));
    return true;
  }
  await makeLocalImages(images, join(folder, 'local-images'));
  const made = images.filter((image) => stageOf(image) !== 'eventstore').map(withoutDigest);
  if (isKept) await step(`saving ${kept}`, () => mustRun('docker save', 'docker', ['save', '--output', kept, ...made]));
  return true;
}

/** It responds with 401 to a client without a token. */
async function registryAnswers() {
  try {
    return (await fetch(registry, { signal: AbortSignal.timeout(5000) })).status === 401;
  } catch {
    return false;
  }
}
