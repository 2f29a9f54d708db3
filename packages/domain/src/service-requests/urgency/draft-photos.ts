import type { PhotoHolder } from '../../photos/photo-holder'

/** The photos of an urgent form that waits for its payment stay as long as the form does. */
export const draftPhotos: PhotoHolder = {
  async isHolding(ctx, photoId) {
    const holding = await ctx.db.serviceRequestDraft.count({
      where: { closedAt: null, form: { path: ['photoIds'], array_contains: photoId } },
    })
    return holding > 0
  },
}
