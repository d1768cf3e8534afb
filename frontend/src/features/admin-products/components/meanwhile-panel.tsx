import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Category } from '../../../../../contracts/catalog.js';
import { readable } from '../../../ui/admin/history/changed-columns';
import { Chip } from '../../../ui/controls/button';
import { meanwhileCopy as copy, valueNames } from '../copy';
import { same, type Difference } from '../meanwhile';
import type { ProductValues } from '../product-values';

interface MeanwhilePanelProps {
  differences: readonly Difference[];
  categories: readonly Category[];
}

/** The changes that someone else saved while this form was open. A conflict asks which value to keep. */
export function MeanwhilePanel({ differences, categories }: MeanwhilePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
    panel.current?.focus({ preventScroll: true });
  }, [differences]);
  const isDisputed = differences.some((difference) => difference.isDisputed);
  return (
    <chakra.section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-label={copy.title}
      bg="fruit.mango.tint"
      rounded="input"
      p="4"
      display="grid"
      gap="3"
    >
      <chakra.h3 fontSize="md">{copy.title}</chakra.h3>
      <p>{isDisputed ? copy.disputed : copy.taken}</p>
      {differences.map((difference) => (
        <DifferenceRow key={difference.field} difference={difference} categories={categories} />
      ))}
    </chakra.section>
  );
}

function DifferenceRow({
  difference,
  categories,
}: { difference: Difference } & Pick<MeanwhilePanelProps, 'categories'>) {
  const { field, was, theirs, mine, isDisputed } = difference;
  const { watch, setValue } = useFormContext<ProductValues>();
  const now = watch(field);
  const name = copy.fields[field];
  const tell = (value: Difference['was']) => {
    const category = field === 'categoryId' && categories.find(({ id }) => String(id) === value);
    return category ? category.name : (valueNames[field]?.[String(value)] ?? readable(value));
  };
  const choose = (value: Difference['was']) => setValue(field, value as never, { shouldDirty: true });
  return (
    <chakra.div role="group" aria-label={name} overflowWrap="anywhere">
      <p>
        <strong>{name}</strong>: <del>{tell(was)}</del> → <chakra.ins textDecoration="none">{tell(theirs)}</chakra.ins>
      </p>
      {isDisputed && (
        <chakra.div display="flex" gap="2" flexWrap="wrap" mt="2">
          {[
            { title: copy.theirs, value: theirs },
            { title: copy.mine, value: mine },
          ].map(({ title, value }) => (
            <Chip
              key={title}
              aria-pressed={same(now, value)}
              minH="10"
              maxW="full"
              overflow="hidden"
              onClick={() => choose(value)}
            >
              {`${title}: ${shortened(tell(value))}`}
            </Chip>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}

const mostLetters = 40;
const shortened = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text);
