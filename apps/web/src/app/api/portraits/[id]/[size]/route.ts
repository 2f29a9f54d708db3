import { getPortraitEndpoint } from '@oficio/contracts/search/public-profile'
import { readPortrait } from '@oficio/domain/professionals/profile/read-portrait'
import { pictureAnswer } from '@/server/calls/picture-answer'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(getPortraitEndpoint, async (ctx, actor, input) =>
  pictureAnswer(await readPortrait(ctx, actor, input)),
)
