import { freshDraft, keepDraft, loadDraft, reviewed } from './draft';

beforeEach(() => sessionStorage.clear());

describe('the draft of a statement', () => {
  it('survives a reload with its id until it is removed', () => {
    const draft = freshDraft();
    const values = { ...draft.values, name: 'Anna', part: 'Een pot' };
    const typed = { isReviewed: true, values, sent: values };
    keepDraft(typed);
    expect(loadDraft()).toEqual(typed);
    keepDraft(null);
    expect(loadDraft()).toBeNull();
    expect(freshDraft().values.id).not.toBe(draft.values.id);
  });

  it('draws another id once what was sent is changed, and takes the former one back with the former text', () => {
    const { values, ...draft } = freshDraft();
    const sent = { ...values, email: 'ana@example.com' };
    expect(reviewed({ ...draft, values }, sent).values).toBe(sent);
    const changed = reviewed({ ...draft, values: sent, sent }, { ...sent, email: 'anna@example.com' });
    expect(changed).toMatchObject({ isReviewed: true, sent, values: { email: 'anna@example.com' } });
    expect(changed.values.id).not.toBe(sent.id);
    expect(reviewed(changed, { ...changed.values, email: 'ana@example.com' }).values).toEqual(sent);
  });

  it('is read as one that was not sent when a former version stored it', () => {
    const { sent, ...former } = freshDraft();
    sessionStorage.setItem('withdrawal-draft', JSON.stringify(former));
    expect(loadDraft()).toEqual({ ...former, sent });
  });

  it('is null when it cannot be read', () => {
    sessionStorage.setItem('withdrawal-draft', '{"values":');
    expect(loadDraft()).toBeNull();
    sessionStorage.setItem('withdrawal-draft', '{"isReviewed":true}');
    expect(loadDraft()).toBeNull();
  });
});
