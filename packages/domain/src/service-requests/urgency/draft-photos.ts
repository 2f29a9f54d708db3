import type { PhotoHolder } from '../../photos/photo-holder'

/** Keeps the photos of an urgent form as long as the form waits for its payment. */
export const draftPhotos: PhotoHolder = {
  async isHolding(ctx, photoId) {
    const holdingDrafts = await ctx.db.serviceRequestDraft.count({
      where: { closedAt: null, form: { path: ['photoIds'], array_contains: photoId } },
    })
    return holdingDrafts > 0
  },
}
