import type { Ctx } from '../kernel/ctx'

/**
 * Who may still need a photo that no request took yet; its noun defines it, and ../registry.ts lists it. While one of
 * them holds a photo it is not removed as unused.
 */
export interface PhotoHolder {
  isHolding(ctx: Ctx, photoId: string): Promise<boolean>
}

declare module '../kernel/ctx' {
  interface Registry {
    photoHolders: readonly PhotoHolder[]
  }
}

/** Returns whether something that is under way still needs the photo. */
export async function isHeld(ctx: Ctx, photoId: string): Promise<boolean> {
  for (const holder of ctx.registry.photoHolders) if (await holder.isHolding(ctx, photoId)) return true
  return false
}
