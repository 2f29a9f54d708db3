import { getPortfolioPhotoEndpoint } from '@oficio/contracts/professionals/portfolio'
import { readPortfolioPhoto } from '@oficio/domain/professionals/portfolio/read-portfolio-photo'
import { pictureAnswer } from '@/server/calls/picture-answer'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(getPortfolioPhotoEndpoint, async (ctx, actor, input) =>
  pictureAnswer(await readPortfolioPhoto(ctx, actor, input)),
)
