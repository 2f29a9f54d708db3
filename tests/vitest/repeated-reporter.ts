import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/** Writes the names of tests that passed only when they were repeated into REPEATED_FILE, for the last lines of `npm test`. */
export default class RepeatedReporter implements Reporter {
  private readonly names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    const file = process.env.REPEATED_FILE
    if (file) writeFileSync(file, JSON.stringify(this.names))
  }
}
