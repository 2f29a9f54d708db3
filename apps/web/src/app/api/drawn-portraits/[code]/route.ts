import { AppError } from '@oficio/contracts/errors'
import { getDrawnPortraitEndpoint } from '@oficio/contracts/search/public-profile'
import { readPortraitCode } from '@oficio/drawings/portraits/portrait-code'
import { cachedRead } from '@/server/page-cache'
import { drawPortraitPicture } from '@/server/previews/draw-portrait-picture'
import { rawRoute } from '@/server/route'

const keptSeconds = 365 * 24 * 3600

export const GET = rawRoute(getDrawnPortraitEndpoint, async (_ctx, _actor, { code }) => {
  const portrait = readPortraitCode(code)
  if (!portrait) throw new AppError('not_found')
  const picture = await cachedRead(`drawn-portrait:${code}`, [], async () =>
    (await drawPortraitPicture(portrait)).toString('base64'),
  )
  return new Response(Buffer.from(picture, 'base64'), {
    headers: {
      'content-type': 'image/png',
      // The code is the whole portrait, so the picture never changes.
      'cache-control': `public, max-age=${keptSeconds}, immutable`,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
})
