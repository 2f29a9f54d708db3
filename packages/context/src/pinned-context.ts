import type { ProcessCtx } from './context'

/** How pages that are kept whole read where there is a replica. */
export interface PageReads {
  /** As the process's own, but what it reads outside of transactions comes from the replica as far as that may be read. */
  ctx: ProcessCtx
  /** Makes later readers see everything that is committed; call it before dropping pages. */
  noteChange(): void
  stop(): Promise<void>
}

const pinnedKey = Symbol.for('oficio.context')
// A place of our own on globalThis: its type knows nothing of it.
const pinned = globalThis as { [pinnedKey]?: { ctx: ProcessCtx; pageReads: PageReads | null } }

/** Keeps the context of the web process where every route finds it: Next bundles them apart, each with its own modules. */
export function pinContext(ctx: ProcessCtx, pageReads: PageReads | null = null): void {
  pinned[pinnedKey] = { ctx, pageReads }
}

/**
 * Returns the context of the web process, which it makes before it serves (`web/web-context.ts`). Apart from what makes it, so
 * that a route holds what it calls and not all that the site can do. While the site is built there is none: what is handed
 * out then is not to be used, and throws when it is.
 */
export const getContext = (): ProcessCtx => pinned[pinnedKey]?.ctx ?? unmade

/** Returns how pages that are kept whole read where the operator has a replica for them; null where they read as all others do. */
export const getPageReads = (): PageReads | null => pinned[pinnedKey]?.pageReads ?? null

const unmade = new Proxy({} as ProcessCtx, {
  get: (_, name) => {
    throw new Error(`the context has no ${String(name)} before the process serves`)
  },
})
