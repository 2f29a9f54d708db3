import { getAdPictureEndpoint } from '@oficio/contracts/advertising/banners'
import { readAdPicture } from '@oficio/domain/advertising/banners/read-ad-picture'
import { pictureAnswer } from '@/server/calls/picture-answer'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(getAdPictureEndpoint, async (ctx, actor, input) =>
  pictureAnswer(await readAdPicture(ctx, actor, input)),
)
