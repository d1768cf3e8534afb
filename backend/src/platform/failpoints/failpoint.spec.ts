import { failpoint, parseFailpoint } from './failpoint.js';
import { failpointNames } from './failpoint-names.js';

describe('a failpoint', () => {
  it('is parsed with its number of hits', () => {
    expect(parseFailpoint('notice.stored')).toEqual({ name: 'notice.stored', hits: 1 });
    expect(parseFailpoint('notice.stored:3')).toEqual({ name: 'notice.stored', hits: 3 });
    expect(parseFailpoint('off')).toBeNull();
  });

  it.each(['', 'nowhere', 'notice.stored:0', 'notice.stored:x', 'notice.stored:'])('is not %p', (text) => {
    expect(parseFailpoint(text)).toBeUndefined();
  });

  it('does nothing while it is not armed', () => {
    for (const name of failpointNames) failpoint(name);
  });
});
