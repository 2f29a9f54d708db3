import { getPhotoEndpoint } from '@oficio/contracts/photos/endpoints'
import { readPhoto } from '@oficio/domain/photos/read-photo'
import { pictureAnswer } from '@/server/calls/picture-answer'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(getPhotoEndpoint, async (ctx, actor, input) =>
  pictureAnswer(await readPhoto(ctx, actor, input)),
)
