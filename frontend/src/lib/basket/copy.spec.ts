import { noticeText } from './copy';

test.each([
  [1, 'Er is er nog 1'],
  [4, 'Er zijn er nog 4'],
])('names the number of pieces left: %i', (left, text) => expect(noticeText({ kind: 'few-left', left })).toBe(text));
