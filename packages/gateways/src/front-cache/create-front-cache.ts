import { setTimeout as sleep } from 'node:timers/promises'
import type { FrontCache, Log } from '@oficio/domain/kernel/ports'
import { purgeCall } from './purge-call'

interface FrontCacheOptions {
  /** Where it takes PURGE; a user and password in it are sent along. */
  url: string
  /** The tag that every page carries. */
  everyPage: string
  log: Log
  /** Shorter in tests. */
  pauses?: Pauses
}

interface Pauses {
  /** A page that web had sent just before may reach the cache after the purge; the second one takes it. */
  onTheWayMs: number
  /** Before a purge that failed is sent again; doubled each time, up to the longest. */
  againMs: number
  againMostMs: number
}

const usual: Pauses = { onTheWayMs: 400, againMs: 100, againMostMs: 5_000 }

/** In one purge, so that its head stays below what such caches take. */
const tagsMost = 50
/** Of a cache that has been away for long all pages go. */
const waitingMost = 2_000
const answerMs = 2_000

/**
 * Purges a front cache: PURGE with the tags in `Surrogate-Key`, as Varnish understands it by
 * `deploy/varnish/front-cache.vcl`. Each purge is sent at once and again a little later; a failed purge is retried
 * until it is accepted.
 */
export function createFrontCache({ url, everyPage, log, pauses = usual }: FrontCacheOptions): FrontCache {
  /** Tags that are to be sent, and whether a second time after that. */
  const waiting = new Map<string, { isAgain: boolean }>()
  let isSending = false
  const closed = new AbortController()

  const add = (tags: readonly string[], isAgain: boolean) => {
    for (const tag of tags) if (isAgain || !waiting.has(tag)) waiting.set(tag, { isAgain })
    if (waiting.size > waitingMost) {
      waiting.clear()
      waiting.set(everyPage, { isAgain: true })
    }
    if (!isSending && !closed.signal.aborted) void sendAll()
  }

  const sendAll = async () => {
    isSending = true
    let pauseMs = pauses.againMs
    while (waiting.size > 0 && !closed.signal.aborted) {
      const batch = [...waiting].slice(0, tagsMost)
      // Removed first: a tag that is purged during this call is purged again.
      for (const [tag] of batch) waiting.delete(tag)
      try {
        await send(batch.map(([tag]) => tag))
        if (pauseMs > pauses.againMs) log.info({}, 'the front cache takes purges again')
        pauseMs = pauses.againMs
        again(batch.filter(([, { isAgain }]) => isAgain).map(([tag]) => tag))
      } catch (err) {
        if (closed.signal.aborted) break
        // An outage is logged once.
        if (pauseMs === pauses.againMs) log.error({ err }, 'the front cache was not purged; tried again')
        for (const [tag, entry] of batch) if (!waiting.get(tag)?.isAgain) waiting.set(tag, entry)
        // Ended early only by closing.
        await sleep(pauseMs, undefined, { ref: false, signal: closed.signal }).catch(() => undefined)
        pauseMs = Math.min(pauseMs * 2, pauses.againMostMs)
      }
    }
    isSending = false
  }

  const send = async (tags: string[]) => {
    const { address, ...call } = purgeCall(url, tags)
    const answer = await fetch(address, {
      ...call,
      redirect: 'error',
      signal: AbortSignal.any([closed.signal, AbortSignal.timeout(answerMs)]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the front cache answered ${answer.status}`)
  }

  const again = (tags: string[]) => {
    if (tags.length > 0) setTimeout(() => add(tags, false), pauses.onTheWayMs).unref()
  }

  return { purge: (tags) => add(tags, true), close: () => closed.abort() }
}
