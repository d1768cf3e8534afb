import { fireEvent, screen } from '@testing-library/react';
import { renderControl } from '../../../ui/testing/render-control';
import { PhoneBar } from './phone-bar';

it.each(['Menu', 'Zoeken'])('opens "%s" alone', (name) => {
  const opens = { Menu: jest.fn(), Zoeken: jest.fn() };
  renderControl(<PhoneBar onMenu={opens.Menu} onSearch={opens.Zoeken} />);
  fireEvent.click(screen.getByRole('button', { name }));
  expect([opens.Menu.mock.calls.length, opens.Zoeken.mock.calls.length]).toEqual(name === 'Menu' ? [1, 0] : [0, 1]);
});
