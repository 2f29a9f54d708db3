import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@oficio/launcher/root'
import type { Section } from './support/record-figures'

interface Report {
  numPassedTests: number
  testResults: readonly unknown[]
}

/** Runs every unit test in its long form (`inLongForm`), of which `npm test` runs the short one. */
export async function run(): Promise<Section> {
  const reports = await mkdtemp(join(tmpdir(), 'oficio-long-tests-'))
  const file = join(reports, 'unit.json')
  const startedAt = performance.now()
  try {
    const { status } = spawnSync(
      'npx',
      ['--no-install', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, OFICIO_LONG_FORM: 'yes' },
        shell: process.platform === 'win32',
      },
    )
    assert.equal(status, 0, 'a test failed, which is named above')
    // Written by Vitest's own reporter.
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    return { name: 'long-tests', text: describe(report, performance.now() - startedAt) }
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
}

const describe = ({ numPassedTests, testResults }: Report, tookMs: number): string => `
Every unit test, those that have a longer form in that one: each way in which an answer of the payment provider can be lost
or be none, with each thing that it was about; a year of a subscription; 1000 refreshes with one token and 200 reviews of one
business at once; the searches among 2,000 professionals and 2,500 businesses against the exact query.

- ${numPassedTests} tests in ${testResults.length} files, none failed, ${Math.round(tookMs / 1000)} s.`
