import assert from 'node:assert/strict'
import { paths } from '@oficio/contracts/paths'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { startWeb } from '@oficio/launcher/parts/web'
import { findFreePort } from '@oficio/launcher/ports'
import { missingPrograms } from '../../front-cache/run-program'
import { startNginx } from '../../front-cache/start-nginx'
import { startDrillStack } from '../support/drill-stack'
import type { Section } from '../support/record-figures'
import { checkPrivacy } from './front-cache/check-privacy'
import { type FrontObservation, watchChanges } from './front-cache/watch-changes'

const changes = 40
/** Milliseconds within which everybody must see a change. */
const freshMs = 1_000

/**
 * Runs two web processes behind nginx with the shipped configuration. A changed page must be shown within a second, and
 * pages and calls of an account must never be cached.
 */
export async function run(): Promise<Section> {
  if (missingPrograms('nginx').length > 0)
    throw new Error('this machine has no nginx (Debian: apt-get install nginx-light)')
  const env = { TRUSTED_PROXY_HOPS: '1', RATE_LIMITS: 'off' }
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
    const { id, slug } = await buildBusiness(ctx)
    const path = paths.business(slug)
    const front = await startNginx([stack.origin, `http://127.0.0.1:${port}`])
    stops.push(front.stop)
    const observations = await watchChanges(ctx, [front.origin], { id, path }, changes)
    await checkPrivacy(front.origin, path)
    assert.ok(observations.oldestMs < freshMs, `nginx showed an old page after ${observations.oldestMs} ms`)
    return { name: 'front-cache', text: describe(observations) }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

const describe = ({ changes, answers, oldestMs }: FrontObservation): string => `
Two web processes behind nginx with \`deploy/nginx/front-cache.conf\`. A business is changed again and again while six readers
ask for its page through the cache.

| changes | answers | longest time for which a reader still got the old page |
| ---: | ---: | ---: |
| ${changes} | ${answers} | ${oldestMs.toFixed(0)} ms |

- A session changes nothing of a public page; pages and calls of an account, and parts of pages, are never kept.
- Headers that only the cache needs reach no visitor.`
