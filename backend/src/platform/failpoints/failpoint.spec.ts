import { failpoint, parseFailpoint } from './failpoint.js';
import { failpointNames } from './failpoint-names.js';

describe('a failpoint', () => {
  it('is parsed with its number of hits', () => {
    expect(parseFailpoint('webhook.stored')).toEqual({ name: 'webhook.stored', hits: 1 });
    expect(parseFailpoint('webhook.stored:3')).toEqual({ name: 'webhook.stored', hits: 3 });
    expect(parseFailpoint('off')).toBeNull();
  });

  it.each(['', 'nowhere', 'webhook.stored:0', 'webhook.stored:x', 'webhook.stored:'])('is not %p', (text) => {
    expect(parseFailpoint(text)).toBeUndefined();
  });

  it('does nothing while it is not armed', () => {
    for (const name of failpointNames) failpoint(name);
  });
});
