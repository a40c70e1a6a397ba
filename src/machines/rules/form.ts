/** Blanks are nothing, except in a password: there every character counts (C-111). */
const isEmpty = (name: string, value: string): boolean => (/password/i.test(name) ? value : value.trim()) === ''

/** The names of the required fields that are empty or blank, in the order asked for (spec 5). */
export const missingFields = (
  values: Readonly<Record<string, string>>,
  required: readonly string[],
): readonly string[] => required.filter((name) => !Object.hasOwn(values, name) || isEmpty(name, values[name] ?? ''))
