import { ApiError } from '../http/api-error';
import { missingProductOf } from './missing-product';

const refusal = (status: number, details?: object) =>
  new ApiError(status, JSON.stringify({ message: 'Dit bestaat niet (meer).', code: 'not-found', details }));

test.each([
  [refusal(404, { slug: 'sleep-well' }), { slug: 'sleep-well' }],
  [refusal(404, { categoryId: 4 }), { categoryId: 4 }],
  [refusal(404), {}],
  [new ApiError(404, '<html>'), {}],
  [refusal(500), null],
  [new TypeError('Failed to fetch'), null],
])('reads %s as %j', (error, expected) => {
  expect(missingProductOf(error)).toEqual(expected);
});
