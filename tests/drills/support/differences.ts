/** What was looked at, what it is, and what it had to be. */
export type Comparison = readonly [what: string, actual: unknown, expected: unknown]

/** Returns the broken promises in words; none when all is as it had to be. */
export function differences(subject: string, comparisons: readonly Comparison[]): string[] {
  return comparisons
    .map(([label, actual, expected]) => [label, JSON.stringify(actual), JSON.stringify(expected)])
    .filter(([, actual, expected]) => actual !== expected)
    .map(([label, actual, expected]) => `${subject}: ${label} is ${actual} instead of ${expected}`)
}
