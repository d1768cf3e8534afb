import { basename } from 'node:path';
import { run } from 'node:test';
import { complain, say, seconds } from '../../../scripts/lib/say.mjs';

/** Runs the files one after the other. Prints each test, then a line for each story. */
export async function runStories(files, signal) {
  const stories = files.map((file) => ({
    file,
    name: basename(file, '.story.mjs'),
    passed: 0,
    failed: 0,
    took: 0,
    figures: [],
  }));
  const storyOf = ({ file }) => stories.find((story) => story.file === file);
  for await (const { type, data } of run({ files, concurrency: false, signal })) {
    const story = storyOf(data);
    if (!story) continue;
    if (type === 'test:diagnostic' && data.message.startsWith('figure: ')) story.figures.push(data.message.slice(8));
    if (type === 'test:stderr' || type === 'test:stdout') process.stdout.write(data.message);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.name === data.file || data.details.type === 'suite') continue;
    tell(type, data, story);
  }
  stories.forEach(sayStory);
  const total = (key) => stories.reduce((sum, story) => sum + story[key], 0);
  say(`containers: ${total('passed')} passed, ${total('failed')} failed`);
  return { stories, passed: total('passed'), failed: total('failed') };
}

function tell(type, { name, details }, story) {
  const line = `${story.name}: ${name} (${seconds(details.duration_ms)})`;
  story.took += details.duration_ms;
  if (type === 'test:pass') {
    story.passed++;
    return say(line);
  }
  story.failed++;
  complain(line);
  const { cause } = details.error;
  console.error(cause?.stack ?? cause ?? details.error);
}

function sayStory({ name, passed, failed, took, figures }) {
  const told = failed > 0 ? complain : say;
  told([`${name}: ${passed} passed, ${failed} failed, ${seconds(took)}`, ...figures].join('; '));
}
