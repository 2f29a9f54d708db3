import type { Ctx } from '../kernel/ctx'

/**
 * Protects photos that unfinished work of a noun still needs, although no request has them yet. Each noun contributes
 * its own holder to the registry. A photo that a holder needs is never removed as unused.
 */
export interface PhotoHolder {
  isHolding(ctx: Ctx, photoId: string): Promise<boolean>
}

declare module '../kernel/ctx' {
  interface Registry {
    photoHolders: readonly PhotoHolder[]
  }
}

/** Returns whether work in progress still needs the photo. */
export async function isHeld(ctx: Ctx, photoId: string): Promise<boolean> {
  for (const holder of ctx.registry.photoHolders) if (await holder.isHolding(ctx, photoId)) return true
  return false
}
