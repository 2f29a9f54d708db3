import type { PhotoHolder } from '../../photos/photo-holder'

/** Pictures that were uploaded into the wizard wait with what was typed there. */
export const businessDraftPhotos: PhotoHolder = {
  isHolding: async ({ db }, photoId) => {
    const [photo] = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM business_drafts
      WHERE form -> 'photoIds' @> to_jsonb(${photoId}::text) OR form ->> 'logoId' = ${photoId} LIMIT 1`
    return photo !== undefined
  },
}
