import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** The story files in their order. With `parts`, only those whose names contain one of them. */
export function storyFiles(parts = []) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.story.mjs'));
  const wanted = names.filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)));
  return wanted.sort((one, other) => parseInt(one) - parseInt(other)).map((name) => join(folder, name));
}
