import { getBusinessPhotoEndpoint } from '@oficio/contracts/businesses/view'
import { readBusinessPhoto } from '@oficio/domain/businesses/read-business-photo'
import { pictureAnswer } from '@/server/calls/picture-answer'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(getBusinessPhotoEndpoint, async (ctx, actor, input) =>
  pictureAnswer(await readBusinessPhoto(ctx, actor, input)),
)
