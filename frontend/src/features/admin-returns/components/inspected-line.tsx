import { chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { damageReasons } from '../../../../../contracts/returns.js';
import { formatNumber } from '../../../lib/format';
import { SelectField, TextField } from '../../../ui/admin/form/fields';
import { Options } from '../../../ui/controls/options';
import { damageReasonNames, inspectionCopy as copy } from '../copy';
import { damagedOf, restockedAfter, type ExpectedLine, type InspectionValues } from '../inspection';

/** The figures of one product. It asks for a reason where some do not return to stock. */
export function InspectedLine({ line, index }: { line: ExpectedLine; index: number }) {
  const { control, register, getValues, setValue, formState } = useFormContext<InspectionValues>();
  const errors = formState.errors.pieces?.[index];
  const piece = useWatch({ control, name: `pieces.${index}` });
  const follow = (received: string) => {
    const restocked = restockedAfter(received, getValues(`pieces.${index}.restocked`));
    setValue(`pieces.${index}.restocked`, restocked);
  };
  return (
    <chakra.fieldset border="none" p="0" m="0" minW="0">
      <chakra.legend fontWeight="semibold" mb="2" p="0">
        {`${line.productName}, ${copy.expected(formatNumber(line.expected))}`}
      </chakra.legend>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(2, 8rem) minmax(0, 16rem)' }}
      >
        <TextField
          label={copy.received}
          inputMode="numeric"
          error={errors?.received?.message}
          {...register(`pieces.${index}.received`, {
            onChange: (event: { target: { value: string } }) => follow(event.target.value),
          })}
        />
        <TextField
          label={copy.restocked}
          inputMode="numeric"
          error={errors?.restocked?.message}
          {...register(`pieces.${index}.restocked`)}
        />
        {damagedOf(piece) > 0 && (
          <SelectField
            label={copy.damageReason}
            gridColumn={{ base: '1 / -1', md: 'auto' }}
            error={errors?.damageReason?.message}
            {...register(`pieces.${index}.damageReason`)}
          >
            <option value="">{copy.noReason}</option>
            <Options values={damageReasons} names={damageReasonNames} />
          </SelectField>
        )}
      </chakra.div>
    </chakra.fieldset>
  );
}
