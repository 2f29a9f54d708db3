/** Returns the one in the middle; 0 of none. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, other) => a - other)[Math.floor(values.length / 2)] ?? 0
