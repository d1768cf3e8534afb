import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';

export interface Bar {
  key: string;
  /** The text below the bar and in the table for screen readers. */
  label: string;
  value: number;
}

interface BarChartProps {
  label: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  /** Formats the axis; defaults to `format`. */
  axis?: (value: number) => string;
  /** The headings of the table for screen readers. */
  columns: readonly [string, string];
  /** Called on a click on a bar. The same target needs a link elsewhere, because the chart only serves the mouse. */
  onPick?: (key: string) => void;
}

const height = 176;
const left = 64;
const labelWidth = 56;

/**
 * Bars over time, drawn in real pixels. Screen readers get a table. A bar shows its figure on hover. The drawing does
 * not count for the width of the figure, which could otherwise never become narrower, and never exceeds it.
 */
export function BarChart({ label, bars, format, axis = format, columns, onPick }: BarChartProps) {
  const id = useId();
  const [picture, width] = useWidth();
  const top = niceTop(Math.max(1, ...bars.map(({ value }) => value)));
  const step = Math.max(1, width - left) / Math.max(1, bars.length);
  const gap = Math.min(8, step * 0.3);
  const y = (value: number) => height - (Math.max(0, value) / top) * height;
  const everyNth = Math.ceil(labelWidth / step);
  return (
    <chakra.figure ref={picture} aria-labelledby={id} m="0" css={{ contain: 'inline-size' }}>
      <chakra.figcaption id={id} srOnly>
        {label}
      </chakra.figcaption>
      <chakra.svg
        aria-hidden
        display="block"
        maxW="full"
        style={{ width, height: height + 36 }}
        viewBox={`${-left} -8 ${width} ${height + 36}`}
        fontSize="12px"
        fill="muted"
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <chakra.line
              x1={0}
              x2={width - left}
              y1={y(top * share)}
              y2={y(top * share)}
              stroke="stone"
              strokeWidth="1.5"
            />
            <text x={-8} y={y(top * share) + 4} textAnchor="end">
              {axis(top * share)}
            </text>
          </g>
        ))}
        {bars.map(({ key, label: name, value }, index) => (
          <chakra.g
            key={key}
            cursor={onPick && 'pointer'}
            onClick={onPick && (() => onPick(key))}
            css={{ '&:hover .bar': { fill: 'var(--gum-colors-ink)' } }}
          >
            <title>{`${name}: ${format(value)}`}</title>
            <rect x={index * step} y={0} width={step} height={height} fill="transparent" />
            <chakra.rect
              className="bar"
              x={index * step + gap / 2}
              y={y(value)}
              width={Math.max(1, step - gap)}
              height={height - y(value)}
              rx={Math.min(4, step / 4)}
              fill="fruit.mandarin.strong"
            />
            {(bars.length - 1 - index) % everyNth === 0 && (
              <text
                x={index * step + step / 2}
                y={height + 20}
                textAnchor={index === bars.length - 1 ? 'end' : 'middle'}
                dx={index === bars.length - 1 ? step / 2 : 0}
              >
                {name}
              </text>
            )}
          </chakra.g>
        ))}
      </chakra.svg>
      <chakra.table srOnly>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label: name, value }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.figure>
  );
}

/** Returns the width of an element, updated on resize. */
function useWidth() {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(720);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

/** Returns a round figure of at least `most`, whose half, the line in the middle, is round too. */
export function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].map((factor) => factor * power).find((top) => top >= most) ?? most;
}
