import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

const border = 2;

/** A QR code in black on white. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      w="12rem"
      h="12rem"
      bg="white"
      color="ink"
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </chakra.svg>
  );
}
