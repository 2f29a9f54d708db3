export const changedFields = <Values extends object>(
  values: Values,
  isChanged: (name: keyof Values) => boolean | undefined,
): Partial<Values> =>
  // They are the object's own, but for those left out.
  Object.fromEntries(
    Object.entries(values).filter(([name]) => isChanged(name as keyof Values)),
  ) as Partial<Values>
