import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@oficio/launcher/root'
import { findBrowser } from '../../../scripts/find-browser.mjs'
import { buildPrograms } from '../support/build-programs'
import type { Section } from '../support/record-figures'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; duration: number }
}

/**
 * Walks every page as each visitor who may open it, and also on a common phone. `npm test` walks a part of it:
 * page-addresses.ts.
 */
export async function run(): Promise<Section> {
  buildPrograms({ web: true })
  const reports = await mkdtemp(join(tmpdir(), 'oficio-walk-'))
  const file = join(reports, 'walk.json')
  try {
    const { status } = spawnSync(
      'npx',
      [
        ...['--no-install', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
        ...['tests/system/pages.spec.ts', '--workers=2', '--reporter=line,json'],
      ],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          OFICIO_WHOLE_WALK: 'yes',
          CHROMIUM_PATH: findBrowser() ?? '',
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        },
        shell: process.platform === 'win32',
      },
    )
    assert.equal(status, 0, 'a walk met a fault, which it names above')
    // The format of Playwright's own reporter.
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as Report
    return { name: 'pages', text: describe(stats) }
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
}

const describe = ({ expected, flaky, duration }: Report['stats']): string => `
Every page of the table, in a real browser, by everybody who may open it: at 390, 1280 and 320 px, public ones at 195 px too,
with letters of double size, and without scripts. No error, no call against the policy, nothing that scrolls sideways, is cut
off or broken, nothing serious by axe, no link that leads nowhere.

- ${expected + flaky} walks, ${Math.round(duration / 1000)} s.`
