import { AsyncLocalStorage } from 'node:async_hooks'
import { pageStore } from './page-store'
import { pinned } from './pinned'

/** One request to Next, and what the pages that it renders show. */
interface Rendering {
  /** The moment of the page store when the request came: whatever it reads is at least as new. */
  since: number
  /** The tags of every cached read. */
  tags: Set<string>
  /** When the page was rendered, in milliseconds; null while neither rendered by this request nor found in the cache. */
  pageMadeAt: number | null
}

const renderings = () => pinned('renderings', () => new AsyncLocalStorage<Rendering>())

/** Lets `render` answer a request, and notes what it reads. */
export const noteRendering = <T>(render: () => T): T =>
  renderings().run({ since: pageStore().moment, tags: new Set(), pageMadeAt: null }, render)

/** Returns the request that is being answered; null outside of one. */
export const currentRendering = (): Rendering | null => renderings().getStore() ?? null
