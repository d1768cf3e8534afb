import { freshDraft, keepDraft, loadDraft } from './draft';

beforeEach(() => sessionStorage.clear());

describe('the draft of a statement', () => {
  it('survives a reload with its id until it is removed', () => {
    const draft = freshDraft();
    const typed = { isReviewed: true, values: { ...draft.values, name: 'Anna', part: 'Een pot' } };
    keepDraft(typed);
    expect(loadDraft()).toEqual(typed);
    keepDraft(null);
    expect(loadDraft()).toBeNull();
    expect(freshDraft().values.id).not.toBe(draft.values.id);
  });

  it('is null when it cannot be read', () => {
    sessionStorage.setItem('withdrawal-draft', '{"values":');
    expect(loadDraft()).toBeNull();
    sessionStorage.setItem('withdrawal-draft', '{"isReviewed":true}');
    expect(loadDraft()).toBeNull();
  });
});
