import { getPortraitEndpoint } from '@oficio/contracts/search/public-profile'
import { readPortrait } from '@oficio/domain/professionals/profile/read-portrait'
import { mailedPictureAnswer } from '@/server/calls/picture-answer'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(getPortraitEndpoint, async (ctx, actor, input) =>
  mailedPictureAnswer(await readPortrait(ctx, actor, input)),
)
