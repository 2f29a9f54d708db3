import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@oficio/launcher/root'
import { missingPrograms } from '../../front-cache/run-program'
import type { Section } from '../support/record-figures'

/** Runs Prometheus' own tests: every alarm fires on its fault, and none on a healthy installation. */
export async function run(): Promise<Section> {
  if (missingPrograms('promtool').length > 0)
    throw new Error('this machine has no promtool (Debian: apt-get install prometheus)')
  const folder = join(root, 'deploy/prometheus')
  const outputs = [
    promtool(folder, 'check', 'config', 'prometheus.yml'),
    promtool(folder, 'test', 'rules', 'alerts.test.yml'),
  ]
  const [, rules] = /(\d+) rules found/.exec(outputs.join('\n')) ?? []
  return {
    name: 'alarms',
    text: `promtool accepts the configuration and the ${rules} alarms; all their tests pass.`,
  }
}

function promtool(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd, encoding: 'utf8' })
  assert.equal(status, 0, `${stdout}\n${stderr}`)
  return `${stdout}\n${stderr}`
}
