import { act, screen } from '@testing-library/react';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { renderControl } from '../../../ui/testing/render-control';
import { MailPreview } from './mail-preview';

const paragraph = (text: string): Block[] => [{ kind: 'paragraph', spans: [{ text }] }];
const preview = (text: string) => <MailPreview name="mail-order-shipped-opening" blocks={paragraph(text)} />;
const sample = () => screen.getByTitle<HTMLIFrameElement>('Voorbeeld van de mail');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows each sample in a frame of its own, because a second page of one frame is an entry that Back returns to', () => {
  const { rerender } = renderControl(preview('Peren'));
  const former = sample();
  rerender(preview('Kersen'));
  act(() => void jest.advanceTimersByTime(600));
  expect(sample().src).toContain('Kersen');
  expect(sample()).not.toBe(former);
  expect(former.src).toContain('Peren');
});
