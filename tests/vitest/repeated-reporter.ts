import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/**
 * Writes the names of tests that passed only after a repetition into REPEATED_FILE, for the last lines of `npm test`.
 * Prints their first failures, because no other reporter does that for a test that passed in the end.
 */
export default class RepeatedReporter implements Reporter {
  private readonly names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    this.names.push(name)
    for (const { message, stack } of test.result().errors ?? [])
      console.error(`First try of ${name}: ${stack ?? message}`)
  }

  onTestRunEnd(): void {
    const file = process.env.REPEATED_FILE
    if (file) writeFileSync(file, JSON.stringify(this.names))
  }
}
