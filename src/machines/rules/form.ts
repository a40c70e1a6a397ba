/** The names of the required fields that are empty or blank, in the order asked for (spec 5). */
export const missingFields = (
  values: Readonly<Record<string, string>>,
  required: readonly string[],
): readonly string[] => required.filter((name) => !Object.hasOwn(values, name) || (values[name] ?? '').trim() === '')
