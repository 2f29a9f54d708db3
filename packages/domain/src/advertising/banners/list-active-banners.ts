import type { listActiveBannersEndpoint } from '@oficio/contracts/advertising/banners'
import { adSpaces, findAdCombination } from '@oficio/contracts/advertising/spaces'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { adToken } from '../counting/ad-token'
import { isShownNow } from '../shown-now'

/** Returns what a slot shows today: the approved banners of its spaces, with what their combination has. */
export async function listActiveBanners(
  ctx: Ctx,
  _actor: Actor,
  { slot }: InputOf<typeof listActiveBannersEndpoint>,
): Promise<ResponseOf<typeof listActiveBannersEndpoint>> {
  const spaceIds = adSpaces.filter((space) => space.slot === slot).map(({ id }) => id)
  const shown = await ctx.db.adBanner.findMany({
    where: { booking: { spaceId: { in: spaceIds }, ...isShownNow(ctx.clock.now()) } },
    orderBy: { booking: { spaceId: 'asc' } },
    include: { booking: { select: { combinationId: true } } },
  })
  return {
    banners: shown.map(({ id, version, title, description, targetUrl, booking }) => {
      const combination = findAdCombination(booking.combinationId)
      return {
        id,
        title,
        hasTitle: combination?.hasTitle ?? false,
        description: combination?.hasText ? description : '',
        imageUrl: `/api/advertising/banners/${id}/picture?v=${version}`,
        targetUrl,
        token: adToken(ctx, id),
      }
    }),
  }
}
