import 'server-only'
import { getConfig } from '@oficio/context/config'
import { getContext } from '@oficio/context/pinned-context'
import { createPool } from '@oficio/db/pool'
import { createLimiter, unlimited } from '../limits/limiter'
import type { Web } from './answer-call'
import { createUploadDoor } from './upload-door'

const pinnedKey = Symbol.for('oficio.web')
// A place of our own on globalThis: its type knows nothing of it.
const pinned = globalThis as { [pinnedKey]?: Web }

/** Connections that counting may hold; a counter that gets none within its time counts in memory. */
const limiterPool = { size: 4, timeoutMs: 2000 }

/** Returns what every call needs, made once per process: Next bundles routes apart, and each would count for itself. */
export function web(): Web {
  pinned[pinnedKey] ??= makeWeb()
  return pinned[pinnedKey]
}

function makeWeb(): Web {
  const { authSecret, databaseUrl, isPooled, areRateLimitsOn } = getConfig()
  const limiter = areRateLimitsOn
    ? createLimiter(createPool({ url: databaseUrl, isPooled, ...limiterPool }))
    : unlimited
  return { ctx: getContext(), authSecret, limiter, uploads: createUploadDoor() }
}
