import type { Ctx } from '../kernel/ctx'

/**
 * A noun whose work in progress may need a photo that has no request yet. Each noun defines and contributes its own
 * holder. A photo that a holder needs is never removed as unused.
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
