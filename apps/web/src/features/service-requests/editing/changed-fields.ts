/** Returns only the fields for which `isChanged` is true. */
export const changedFields = <Values extends object>(
  values: Values,
  isChanged: (name: keyof Values) => boolean | undefined,
): Partial<Values> =>
  // The cast is safe: the result has a subset of the fields of `values`.
  Object.fromEntries(
    Object.entries(values).filter(([name]) => isChanged(name as keyof Values)),
  ) as Partial<Values>
