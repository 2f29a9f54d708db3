import assert from 'node:assert/strict'
import { paths } from '@oficio/contracts/paths'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { startWeb } from '@oficio/launcher/parts/web'
import { findFreePort } from '@oficio/launcher/ports'
import { missingPrograms, type Running } from '../../front-cache/run-program'
import { startNginx } from '../../front-cache/start-nginx'
import { startVarnish } from '../../front-cache/start-varnish'
import { startDrillStack } from '../support/drill-stack'
import type { Section } from '../support/record-figures'
import { checkPrivacy } from './front-cache/check-privacy'
import { refusesForwarded } from './front-cache/refuses-forwarded'
import { type Watched, watchChanges } from './front-cache/watch-changes'

const changes = 40
/** Within it a change has to be seen by everybody. */
const freshMs = 1_000

/**
 * Two web processes behind a cache, nginx and Varnish in turn, each with the configuration that operators get: a page that changes
 * is shown as it is now within a second, and what is somebody's own is never kept.
 */
export async function run(): Promise<Section> {
  const missing = missingPrograms('nginx', 'varnishd')
  if (missing.includes('nginx'))
    throw new Error('this machine has no nginx (Debian: apt-get install nginx-light)')
  const varnish = `http://127.0.0.1:${await findFreePort()}`
  const env = { CACHE_PURGE_URL: `${varnish}/`, TRUSTED_PROXY_HOPS: '1', RATE_LIMITS: 'off' }
  const drill = await startDrillStack({ web: true, env })
  const stops = [drill.stop]
  try {
    const { stack, ctx } = drill
    const port = await findFreePort()
    const { dataDir } = stack.plan
    const second = await startWeb({
      dataDir,
      env: { ...stack.env, PORT: String(port) },
      port,
      mode: 'built',
      log: () => undefined,
    })
    stops.push(second.stop)
    const webs = [stack.origin, `http://127.0.0.1:${port}`]
    const rows: string[] = []
    const { id, slug } = await buildBusiness(ctx)
    const path = paths.business(slug)
    const look = async (name: string, front: Running) => {
      console.log(`Watching ${name}…`)
      stops.push(front.stop)
      const watched = await watchChanges(ctx, [front.origin], { id, path }, changes)
      await checkPrivacy(front.origin, path)
      rows.push(rowOf(name, watched))
      assert.ok(watched.oldestMs < freshMs, `${name} showed an old page after ${watched.oldestMs} ms`)
    }
    await look('nginx', await startNginx(webs))
    if (!missing.includes('varnishd')) {
      await look('Varnish', await startVarnish(varnish, webs[0] ?? ''))
      await refusesForwarded(varnish)
    }
    return { name: 'front-cache', text: describe(rows, missing) }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

const rowOf = (name: string, { changes, answers, oldestMs }: Watched) =>
  `| ${name} | ${changes} | ${answers} | ${oldestMs.toFixed(0)} ms |`

const describe = (rows: readonly string[], missing: readonly string[]): string => `
Two web processes behind a cache with the configuration of \`deploy/\`. A business is changed again and again while six readers
ask for its page through the cache.

| cache | changes | answers | longest that somebody who asked after a change was shown the old page |
| --- | ---: | ---: | ---: |
${rows.join('\n')}
${missing.length ? `\nNot looked at, for want of the program: ${missing.join(', ')}.\n` : ''}
- A session changes nothing of a public page; pages and calls of an account, and parts of pages, are never kept.
- What web tells the cache reaches no visitor, and no visitor tells it anything.`
