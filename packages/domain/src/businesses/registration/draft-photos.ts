import type { PhotoHolder } from '../../photos/photo-holder'

/** Keeps photos uploaded in the wizard as long as a draft names them. */
export const businessDraftPhotos: PhotoHolder = {
  isHolding: async ({ db }, photoId) => {
    const [photo] = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM business_drafts
      WHERE form -> 'photoIds' @> to_jsonb(${photoId}::text) OR form ->> 'logoId' = ${photoId} LIMIT 1`
    return photo !== undefined
  },
}
