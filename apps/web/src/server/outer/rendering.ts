import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { pageStore } from './page-store'
import { pinned } from './pinned'

/** One request on its way through Next: what the pages that it renders show, and why it fails. */
export interface Rendering {
  /** The moment of the page store when the request came: whatever it reads is at least as new. */
  since: number
  /** Whether the browser's router asked for the data of a page (header `rsc`) and not for the whole page. */
  isForRouter: boolean
  /** The tags of every cached read. */
  tags: Set<string>
  /** When the page was rendered, in milliseconds; null while neither rendered by this request nor found in the cache. */
  pageMadeAt: number | null
  /** 'slow': the database is away or the process has too much to do, so a retry helps; 'broken': a fault of ours. */
  failure: 'slow' | 'broken' | null
  /** Whether the request is for `missingAddress`, whose page may be kept for all missing addresses. */
  isOfMissingAddress: boolean
}

const renderings = () => pinned('renderings', () => new AsyncLocalStorage<Rendering>())

/** Lets `render` answer a request, and notes what happens meanwhile. */
export function noteRendering<T>(
  { headers }: Pick<IncomingMessage, 'headers'>,
  render: (rendering: Rendering) => T,
): T {
  const rendering = {
    since: pageStore().moment,
    isForRouter: 'rsc' in headers,
    tags: new Set<string>(),
    pageMadeAt: null,
    failure: null,
    isOfMissingAddress: false,
  }
  return renderings().run(rendering, render, rendering)
}

/** Returns the request that is being answered; null outside of one. */
export const currentRendering = (): Rendering | null => renderings().getStore() ?? null
