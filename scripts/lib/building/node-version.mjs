import { Problem } from '../say.mjs';

export const oldestNode = [20, 19];

export function assertNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [needMajor, needMinor] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new Problem(
    `Node ${needMajor}.${needMinor} or newer is needed; this is ${version}. Get it from https://nodejs.org or with "nvm install 24".`,
  );
}
