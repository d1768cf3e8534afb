import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';

interface StatusOptionsProps {
  id: string;
  label: string;
  names: readonly string[];
  selected: number;
  highlighted: number;
  onHighlight: (index: number) => void;
  onChoose: (index: number) => void;
}

const gap = 4;

/** The listbox of a `StatusSelect`, below its control, or above it where there is no room. */
export function StatusOptions(props: StatusOptionsProps) {
  const { id, label, names, selected, highlighted, onHighlight, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current!;
    element.showPopover();
    const control = element.previousElementSibling!.getBoundingClientRect();
    const isRoomBelow = control.bottom + gap + element.offsetHeight <= window.innerHeight;
    const top = isRoomBelow ? control.bottom + gap : control.top - gap - element.offsetHeight;
    const left = Math.min(control.left, document.documentElement.clientWidth - element.offsetWidth - gap);
    element.style.top = `${top + window.scrollY}px`;
    element.style.left = `${left + window.scrollX}px`;
  }, []);
  return (
    <List ref={list} id={id} popover="manual" role="listbox" aria-label={label}>
      {names.map((name, index) => (
        <Option
          key={name}
          id={`${id}-${index}`}
          aria-selected={index === selected}
          data-highlighted={index === highlighted || undefined}
          onPointerMove={() => onHighlight(index)}
          onMouseDown={(event) => event.preventDefault()} // keeps the focus on the control
          onClick={() => onChoose(index)}
        >
          {name}
        </Option>
      ))}
    </List>
  );
}

const List = chakra('div', {
  base: {
    position: 'absolute',
    inset: 'auto',
    m: '0',
    p: '1',
    minW: '11rem',
    rounded: 'input',
    border: '1.5px solid',
    borderColor: 'line',
    bg: 'white',
    color: 'ink',
    fontSize: 'sm',
    boxShadow: 'menu',
  },
});

const Option = chakra(
  'div',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      minH: '10',
      px: '3',
      rounded: 'small',
      cursor: 'pointer',
      _selected: { fontWeight: 'bold' },
      '&[data-highlighted]': { bg: 'stone', outline: '2px solid', outlineColor: 'ink', outlineOffset: '-2px' },
    },
  },
  { defaultProps: { role: 'option' } },
);
