import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderControl } from '../../testing/render-control';
import { DataTable, type Column, type DataTableProps } from './data-table';
import { useSelection } from './use-selection';

interface Jar {
  id: string;
  stock: number;
}

const jars = (count: number): Jar[] =>
  Array.from({ length: count }, (_, index) => ({ id: `pot ${index}`, stock: index }));
const columns: Column<Jar>[] = [
  { key: 'name', title: 'Naam', cell: ({ id }) => id, sort: ({ id }) => id },
  { key: 'stock', title: 'Voorraad', cell: ({ stock }) => <input aria-label="Aantal" defaultValue={stock} /> },
];

function renderTable(rows: Jar[] | undefined, props: Partial<DataTableProps<Jar>> = {}) {
  const nameOf = ({ id }: Jar) => id;
  const texts = { label: 'Potten', empty: 'Geen potten' };
  return renderControl(<DataTable {...texts} {...{ rows, columns, nameOf }} idOf={nameOf} {...props} />);
}

const rowHeight = 40;
const opener = (index: number) => screen.getByLabelText(`pot ${index} bekijken`);
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const focused = () => document.activeElement!.getAttribute('aria-label');

/** Gives rows a height and scrolls as a browser does; jsdom does no layout. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: rowHeight });
  Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, value: 500 * rowHeight });
  Object.defineProperty(window, 'scrollTo', {
    value: ({ top = 0 }: ScrollToOptions) => {
      if (top === window.scrollY) return;
      Object.assign(window, { scrollY: top });
      queueMicrotask(() => window.dispatchEvent(new Event('scroll')));
    },
  });
});
beforeEach(() => void Object.assign(window, { scrollY: 0 }));

it('given rows that load, announces itself as busy and shows placeholders', () => {
  renderTable(undefined);
  expect(screen.getByRole('table', { name: 'Potten' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByTestId('row-skeleton').length).toBeGreaterThan(0);
});

it('given no rows, shows a sentence in place of the table', () => {
  renderTable([]);
  expect(screen.getByText('Geen potten')).not.toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

describe('given 500 rows', () => {
  it('renders those near the screen and announces all', () => {
    renderTable(jars(500));
    const table = screen.getByRole('table');
    expect([table.getAttribute('aria-busy'), table.getAttribute('aria-rowcount')]).toEqual(['false', '501']);
    expect(table.querySelectorAll('[data-index]').length).toBeLessThan(60);
    expect(screen.getByText('pot 0').closest('tr')!.getAttribute('aria-rowindex')).toBe('2');
  });

  it('moves the focus between rows with the arrow keys and stops at the first', () => {
    renderTable(jars(500), { onOpen: jest.fn() });
    act(() => opener(0).focus());
    const visited = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(key);
      return focused();
    });
    expect(visited).toEqual([1, 2, 1, 0, 0].map((index) => `pot ${index} bekijken`));
  });

  it('moves to a row that is not rendered yet with End, and back with Home', async () => {
    renderTable(jars(500), { onOpen: jest.fn() });
    act(() => opener(0).focus());
    press('End');
    await waitFor(() => expect(focused()).toBe('pot 499 bekijken'));
    press('Home');
    await waitFor(() => expect(focused()).toBe('pot 0 bekijken'));
  });

  it('leaves the keys of a text field to it', () => {
    renderTable(jars(500), { onOpen: jest.fn() });
    act(() => screen.getAllByLabelText('Aantal')[0]!.focus());
    expect(press('ArrowDown')).toBe(true);
    expect(focused()).toBe('Aantal');
  });
});

it('given a table whose rows open, opens one by its first cell', () => {
  const onOpen = jest.fn();
  renderTable(jars(2), { onOpen });
  fireEvent.click(opener(1));
  expect(onOpen.mock.calls).toEqual([['pot 1']]);
});

it('given a table whose rows open, opens one by a click beside its controls, once where it is a double click', () => {
  const onOpen = jest.fn();
  renderTable(jars(2), { onOpen });
  const control = screen.getAllByLabelText('Aantal')[1]!;
  fireEvent.click(control);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(control.closest('td')!, { detail: 1 });
  fireEvent.click(control.closest('td')!, { detail: 2 });
  expect(onOpen.mock.calls).toEqual([['pot 1']]);
});

it.each([
  ['no order', undefined, null, 'name'],
  ['ascending order', 'name', 'ascending', '-name'],
  ['descending order', '-name', 'descending', undefined],
])('given %s, announces it and requests the next on a click', (_, sort, announced, next) => {
  const onSort = jest.fn();
  renderTable(jars(2), { sort, onSort });
  const head = screen.getByText('Naam').closest('th')!;
  expect(head.getAttribute('aria-sort')).toBe(announced);
  fireEvent.click(within(head).getByTitle('Sorteer op naam'));
  expect(onSort.mock.calls).toEqual([[next]]);
  expect(screen.queryByTitle('Sorteer op voorraad')).toBeNull();
});

it('on phones, offers each order of the sortable columns and that of the list in one control', () => {
  const onSort = jest.fn();
  renderTable(jars(2), { sort: '-name', onSort });
  const control = screen.getByLabelText<HTMLSelectElement>('Sorteer op');
  expect([...control.options].map(({ text }) => text)).toEqual([
    'Standaardvolgorde',
    'Naam, oplopend',
    'Naam, aflopend',
  ]);
  expect(control.value).toBe('-name');
  for (const value of ['name', '']) fireEvent.change(control, { target: { value } });
  expect(onSort.mock.calls).toEqual([['name'], [undefined]]);
});

describe('given rows that can be ticked', () => {
  const rows = jars(3);
  const nameOf = ({ id }: Jar) => id;
  function Ticked() {
    const selection = useSelection(rows, nameOf);
    return <DataTable label="Potten" empty="" {...{ rows, columns, nameOf, selection }} idOf={nameOf} />;
  }
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name} selecteren`);
  const ticked = () => rows.filter(({ id }) => box(id).checked).map(({ id }) => id);

  it('ticks one, all and none', () => {
    renderControl(<Ticked />);
    fireEvent.click(box('pot 1'));
    expect(ticked()).toEqual(['pot 1']);
    expect(box('Alles').checked).toBe(false);
    fireEvent.click(box('Alles'));
    expect(ticked()).toEqual(['pot 0', 'pot 1', 'pot 2']);
    expect(box('Alles').checked).toBe(true);
    fireEvent.click(box('Alles'));
    expect(ticked()).toEqual([]);
  });

  it('ticks a range with Shift, and with Shift + x', () => {
    renderControl(<Ticked />);
    fireEvent.click(box('pot 0'));
    fireEvent.click(box('pot 2'), { shiftKey: true });
    expect(ticked()).toEqual(['pot 0', 'pot 1', 'pot 2']);
    fireEvent.click(box('Alles'));
    fireEvent.click(box('pot 2'));
    act(() => box('pot 1').focus());
    fireEvent.keyDown(box('pot 1'), { key: 'X', shiftKey: true });
    expect(ticked()).toEqual(['pot 1', 'pot 2']);
  });

  it('moves between ticks with the arrow keys', () => {
    renderControl(<Ticked />);
    act(() => box('pot 0').focus());
    press('ArrowDown');
    expect(document.activeElement).toBe(box('pot 1'));
  });
});

describe('on a phone', () => {
  const figures: Column<Jar>[] = [
    { key: 'name', title: 'Naam', cell: ({ id }) => id },
    { key: 'cost', title: 'Inkoop', numeric: true, wide: true, cell: () => '3' },
    { key: 'stock', title: 'Voorraad', numeric: true, cell: ({ stock }) => stock },
    { key: 'price', title: 'Prijs', numeric: true, cell: () => '24' },
  ];
  const lead = () => document.querySelector('[data-index="0"] [data-lead]')?.textContent;

  it('leads a row with its first figure that is shown', () => {
    renderTable(jars(1), { columns: figures });
    expect(lead()).toBe('0');
  });

  it('leads a row with the chosen figure', () => {
    renderTable(jars(1), {
      columns: figures.map((column) => ({ ...column, isLead: column.key === 'price' })),
    });
    expect(lead()).toBe('24');
  });
});
