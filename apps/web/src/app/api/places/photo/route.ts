import { getPlacePhotoEndpoint } from '@oficio/contracts/places/lookup'
import { findPlacePhoto } from '@oficio/domain/places/lookup/find-place-photo'
import { pictureRedirect, streamedPictureAnswer } from '@/server/calls/picture-answer'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(getPlacePhotoEndpoint, async (ctx, actor, input) => {
  const photo = await findPlacePhoto(ctx, actor, input)
  return 'path' in photo ? pictureRedirect(photo.path) : streamedPictureAnswer(photo)
})
