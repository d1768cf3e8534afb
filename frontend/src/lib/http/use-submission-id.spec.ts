import { renderHook } from '@testing-library/react';
import { useSubmissionId } from './use-submission-id';

it('keeps the id for a retry of the same content, and draws another after an edit', () => {
  const { result } = renderHook(useSubmissionId);
  const first = result.current({ email: 'sanne@exmaple.com' });
  expect(result.current({ email: 'sanne@exmaple.com' })).toBe(first);
  const edited = result.current({ email: 'sanne@example.com' });
  expect(edited).not.toBe(first);
  expect(result.current({ email: 'sanne@example.com' })).toBe(edited);
});
