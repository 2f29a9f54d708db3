import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@oficio/launcher/root'
import { findBrowser } from '../../scripts/find-browser.mjs'
import { buildPrograms } from './support/build-programs'
import type { Section } from './support/record-figures'

interface Stats {
  expected: number
  flaky: number
}

/**
 * Runs every test in its long form: unit tests (`inLongForm`) and tests of the system (`long`). `npm test` omits these
 * forms.
 */
export async function run(): Promise<Section> {
  buildPrograms({ web: true })
  const reports = await mkdtemp(join(tmpdir(), 'oficio-long-tests-'))
  const fileOf = (name: string) => join(reports, `${name}.json`)
  const startedAt = performance.now()
  try {
    const reporters = ['default', 'json', './tests/vitest/repeated-reporter.ts'].map(
      (name) => `--reporter=${name}`,
    )
    const unit = ['vitest', 'run', ...reporters, `--outputFile.json=${fileOf('unit')}`]
    const system = ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=line,json']
    // The second runner runs even if the first one fails, so that one night shows all failures.
    const ends = [
      runTool(unit, { REPEATED_FILE: fileOf('repeated') }),
      runTool(system, { CHROMIUM_PATH: findBrowser() ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: fileOf('system') }),
    ]
    assert.deepEqual(ends, [0, 0], 'tests failed, which are named above')
    // These files come from the runners' own reporters and from ours.
    const { numPassedTests } = readJson<{ numPassedTests: number }>(fileOf('unit'))
    const { stats } = readJson<{ stats: Stats }>(fileOf('system'))
    const repeatedCount = readJson<string[]>(fileOf('repeatedCount')).length + stats.flaky
    const count = { unit: numPassedTests, system: stats.expected + stats.flaky, repeatedCount }
    const database = 'embedded PostgreSQL 18 without fsync'
    return { name: 'long-tests', text: describe(count, performance.now() - startedAt), database }
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
}

/** Returns the exit code of a test runner, or null if it was killed. */
function runTool(args: readonly string[], env: Record<string, string>): number | null {
  const { status } = spawnSync('npx', ['--no-install', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, OFICIO_LONG_FORM: 'yes', ...env },
    shell: process.platform === 'win32',
  })
  return status
}

const readJson = <Report>(file: string): Report => JSON.parse(readFileSync(file, 'utf8'))

interface Count {
  unit: number
  system: number
  /** Number of tests of both kinds that passed only after a repetition. */
  repeatedCount: number
}

const describe = ({ unit, system, repeatedCount }: Count, tookMs: number): string => `
Every test, those that have a longer form in that one. Of the unit tests: each way in which an answer of the payment provider
can be lost or be none, with each thing that it was about; months of a subscription; 1000 refreshes with one token and 200
reviews of one business at once; searches among 2,000 professionals and 2,500 businesses against the exact query. Of the
system, also: generated inputs for every endpoint over HTTP, waves of twenty, and the other ends of a payment in the browser.

- ${unit} unit tests and ${system} of the system, none failed${repeatedCount > 0 ? ` but ${repeatedCount} at their first try` : ''}, ${Math.round(tookMs / 60_000)} minutes.`
