import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@oficio/launcher/ports'
import { startDrillStack } from '../support/drill-stack'
import type { Section } from '../support/record-figures'
import { waitOrThrow } from '../support/wait-or-throw'
import { runProgram } from './run-program'
import { type Before, buildBefore } from './upgrade/build-before'
import { tryBefore, type Used } from './upgrade/try-before'

/**
 * Runs the version before the newest migrations on this version's tables and beside it, like an upgrade without
 * downtime: the older site, and the older worker alone.
 */
export async function run(): Promise<Section> {
  const log = (line: string) => console.log(line)
  const before = await buildBefore(log)
  const stops = [before.remove]
  try {
    const drill = await startDrillStack({ web: true, log })
    stops.push(drill.stop)
    const port = await findFreePort()
    const origin = `http://localhost:${port}`
    const env = { ...drill.stack.env, PORT: String(port), APP_ORIGIN: origin }
    // Version 0100 is the first with a server of its own. The version before started Next's standalone server.
    const ofNext = 'apps/web/.next/standalone/apps/web/server.js'
    const server = existsSync(join(before.folder, ofNext)) ? ofNext : 'apps/web/dist/server.mjs'
    const web = runProgram(join(before.folder, 'apps/web'), [join(before.folder, server)], env)
    const worker = runProgram(join(before.folder, 'apps/worker'), ['dist/main.mjs'], env)
    stops.push(web.stop, worker.stop)
    const isReady = () =>
      fetch(`${origin}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    await waitOrThrow('the site of the version before is ready', isReady).catch((error: unknown) => {
      throw new Error(web.output(), { cause: error })
    })
    const used = await tryBefore(drill, origin)
    assert.deepEqual(used.faults, [], 'broken promises')
    return { name: 'upgrade', text: describe(before, used) }
  } finally {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
  }
}

function describe({ commit, newer }: Before, { pages, filedCount, takenCount, mails }: Used): string {
  return `
Real processes: this version migrates an empty database and serves; beside it the site and the worker of the version before
(${commit}), built from the history, on the same tables. The newest migrations, unknown to it: ${newer.map((name) => `\`${name}\``).join(', ')}.

- ${pages} public pages of the version before, each shown.
- ${filedCount} requests filed at one of the two sites in turn, shown by the other one at once; ${takenCount} leads taken there.
- Its worker did every job, those that this version enqueued too: ${mails} mails, no job failed.`
}
