/** A label, the actual value and the expected value. */
export type Comparison = readonly [what: string, actual: unknown, expected: unknown]

/** Returns the differing comparisons in words. Empty if all are equal. */
export function differences(subject: string, comparisons: readonly Comparison[]): string[] {
  return comparisons
    .map(([label, actual, expected]) => [label, JSON.stringify(actual), JSON.stringify(expected)])
    .filter(([, actual, expected]) => actual !== expected)
    .map(([label, actual, expected]) => `${subject}: ${label} is ${actual} instead of ${expected}`)
}
