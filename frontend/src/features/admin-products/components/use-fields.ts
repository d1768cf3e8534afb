import { useFormContext } from 'react-hook-form';
import type { ProductValues } from '../product-values';

type TextName = Exclude<
  keyof ProductValues,
  'nutrition' | 'foodFacts' | 'claimDecisions' | 'isUnlimited' | 'isActive' | 'isFeatured'
>;

/** Returns the props of a form field by its name: label, input and error. */
export function useFields() {
  const { register, formState } = useFormContext<ProductValues>();
  return <Name extends TextName>(name: Name, label: string) => ({
    label,
    error: formState.errors[name]?.message,
    ...register(name),
  });
}
