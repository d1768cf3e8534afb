interface OptionsProps<Value extends string> {
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
}

/** The options of a select, one for each value, shown by its name. */
export function Options<Value extends string>({ values, names }: OptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {names[value]}
    </option>
  ));
}
