/** Returns the median. 0 without values. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, other) => a - other)[Math.floor(values.length / 2)] ?? 0
