import 'server-only'
import { getConfig } from '@oficio/context/config'
import { getContext } from '@oficio/context/pinned-context'
import { createPool } from '@oficio/db/pool'
import { createLimiter, unlimited } from '../limits/limiter'
import type { Web } from './answer-call'
import { createUploadDoor } from './upload-door'

const pinnedKey = Symbol.for('oficio.web')
// A global property of our own, which the type of globalThis does not contain.
const pinned = globalThis as { [pinnedKey]?: Web }

/** A counter that gets no connection within this time counts in memory, in ms. */
const limiterTimeoutMs = 2000

/**
 * Returns the parts that every call needs, created once per process. Next bundles routes separately, and each bundle
 * would otherwise count rate limits by itself.
 */
export function web(): Web {
  pinned[pinnedKey] ??= makeWeb()
  return pinned[pinnedKey]
}

function makeWeb(): Web {
  const { authSecret, databaseUrl: url, isPooled, areRateLimitsOn, webConnections } = getConfig()
  const pool = { url, isPooled, size: webConnections.counting, timeoutMs: limiterTimeoutMs }
  const limiter = areRateLimitsOn ? createLimiter(createPool(pool)) : unlimited
  return { ctx: getContext(), authSecret, limiter, uploads: createUploadDoor() }
}
