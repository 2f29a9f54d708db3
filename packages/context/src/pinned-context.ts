import type { ProcessCtx } from './context'

const pinnedKey = Symbol.for('oficio.context')
// A place of our own on globalThis: its type knows nothing of it.
const pinned = globalThis as { [pinnedKey]?: ProcessCtx }

/** Keeps the context of the web process where every route finds it: Next bundles them apart, each with its own modules. */
export function pinContext(ctx: ProcessCtx): void {
  pinned[pinnedKey] = ctx
}

/**
 * Returns the context of the web process, which it makes before it serves (`web-context.ts`). Apart from what makes it, so
 * that a route holds what it calls and not all that the site can do. While the site is built there is none: what is handed
 * out then is not to be used, and throws when it is.
 */
export const getContext = (): ProcessCtx => pinned[pinnedKey] ?? unmade

const unmade = new Proxy({} as ProcessCtx, {
  get: (_, name) => {
    throw new Error(`the context has no ${String(name)} before the process serves`)
  },
})
