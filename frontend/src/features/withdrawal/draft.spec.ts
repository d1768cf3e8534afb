import { keepDraft, loadDraft } from './draft';

beforeEach(() => sessionStorage.clear());

describe('the draft of a statement', () => {
  it('survives a reload with its id, and is gone when it is forgotten', () => {
    const draft = loadDraft();
    const typed = { isReviewed: true, values: { ...draft.values, name: 'Anna', part: 'Een pot' } };
    keepDraft(typed);
    expect(loadDraft()).toEqual(typed);
    keepDraft(null);
    expect(loadDraft().values.name).toBe('');
    expect(loadDraft().values.id).not.toBe(draft.values.id);
  });

  it('starts anew from what cannot be read', () => {
    sessionStorage.setItem('withdrawal-draft', '{"values":');
    expect(loadDraft().isReviewed).toBe(false);
    sessionStorage.setItem('withdrawal-draft', '{"isReviewed":true}');
    expect(loadDraft().isReviewed).toBe(false);
  });
});
