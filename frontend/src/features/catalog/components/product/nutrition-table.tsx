import { chakra } from '@chakra-ui/react';
import type { Nutrition } from '../../../../../../contracts/catalog.js';
import { detailsCopy } from '../../details-copy';

const rows = ['portie', 'calories', 'protein', 'carbs', 'fat'] as const;

export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  return (
    <chakra.table w="full" fontVariantNumeric="tabular-nums">
      <tbody>
        {rows
          .filter((row) => nutrition[row])
          .map((row) => (
            <chakra.tr key={row} borderTop="1.5px solid" borderColor="line">
              <chakra.th scope="row" textAlign="left" py="2.5" pr="4" fontWeight="semibold">
                {detailsCopy.nutritionRows[row]}
              </chakra.th>
              <chakra.td textAlign="right" py="2.5">
                {nutrition[row]}
              </chakra.td>
            </chakra.tr>
          ))}
      </tbody>
    </chakra.table>
  );
}
