import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { oncePerProcess } from '../page-store/once-per-process'
import { pageStore } from '../page-store/page-store'

/** A request while Next handles it: the cached data that its pages show, and why it failed. */
export interface Rendering {
  /** The page store's moment when the request arrived. Everything that the request reads is at least as recent. */
  since: number
  /** Whether the browser's router requested only the data of a page, with the header `rsc`. */
  isForRouter: boolean
  /** The tags of every cached read. */
  tags: Set<string>
  /**
   * When the page was rendered, in milliseconds. Null if this request neither rendered the page nor found it in the
   * cache.
   */
  pageMadeAt: number | null
  /** When the first kept answer expires that the page shows, in milliseconds. */
  keptUntil: number
  /**
   * 'slow': a retry helps, because the database is down or the process is overloaded. 'broken': a fault of ours. Null:
   * no failure.
   */
  failure: 'slow' | 'broken' | null
  /** Whether the request is for `missingAddress`, whose page may be kept for all missing addresses. */
  isOfMissingAddress: boolean
}

const renderings = () => oncePerProcess('renderings', () => new AsyncLocalStorage<Rendering>())

/** Runs `render` and records in its argument what happens meanwhile. */
export function noteRendering<T>(
  { headers }: Pick<IncomingMessage, 'headers'>,
  render: (rendering: Rendering) => T,
): T {
  const rendering = {
    since: pageStore().moment,
    isForRouter: 'rsc' in headers,
    tags: new Set<string>(),
    pageMadeAt: null,
    keptUntil: Number.POSITIVE_INFINITY,
    failure: null,
    isOfMissingAddress: false,
  }
  return renderings().run(rendering, render, rendering)
}

/**
 * Records that the page which the current request renders shows a kept answer: its tags, and when it expires, in
 * milliseconds. Does nothing outside of a request.
 */
export function noteKeptAnswer({ tags, expiresAt }: { tags: readonly string[]; expiresAt: number }): void {
  const rendering = currentRendering()
  if (!rendering) return
  for (const tag of tags) rendering.tags.add(tag)
  rendering.keptUntil = Math.min(rendering.keptUntil, expiresAt)
}

/** Returns the rendering of the current request, or null outside of a request. */
export const currentRendering = (): Rendering | null => renderings().getStore() ?? null
