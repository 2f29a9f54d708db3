import type { ProcessCtx } from './context'

/** The context that pages read with if they are cached whole and the site has a replica. */
export interface PageReads {
  /** Like the process's own context, but reads outside of transactions use the replica while it is recent enough. */
  ctx: ProcessCtx
  /** Makes later reads see everything committed so far. Call it before purging cached pages. */
  noteChange(): void
  stop(): Promise<void>
}

const pinnedKey = Symbol.for('oficio.context')
// A property of our own on globalThis, which the type of globalThis does not declare.
const pinned = globalThis as { [pinnedKey]?: { ctx: ProcessCtx; pageReads: PageReads | null } }

/**
 * Stores the context of the web process on globalThis, because Next bundles each route with separate copies of the
 * modules.
 */
export function pinContext(ctx: ProcessCtx, pageReads: PageReads | null = null): void {
  pinned[pinnedKey] = { ctx, pageReads }
}

/**
 * Returns the context of the web process, which `web/web-context.ts` creates before the process serves. This file is
 * separate from the creation, so that a route bundles only what it calls. During a build there is no context: the
 * returned object throws when it is used.
 */
export const getContext = (): ProcessCtx => pinned[pinnedKey]?.ctx ?? missingContext

/** Returns the context for cached pages if the operator has a replica; null if those pages read like all others. */
export const getPageReads = (): PageReads | null => pinned[pinnedKey]?.pageReads ?? null

const missingContext = new Proxy({} as ProcessCtx, {
  get: (_, name) => {
    throw new Error(`the context has no ${String(name)} before the process serves`)
  },
})
