import type { listActiveBannersEndpoint } from '@oficio/contracts/advertising/banners'
import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { adSpaces, findAdCombination } from '@oficio/contracts/advertising/spaces'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { Prisma } from '@oficio/db/generated/client'
import { startOfHour } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { pageTags } from '../../kernel/pages/tags'
import { todaysDate } from '../ad-dates'
import { adToken } from '../counting/ad-token'

type Answer = ResponseOf<typeof listActiveBannersEndpoint>
type BookedBanner = Prisma.AdBannerGetPayload<{ include: { booking: true } }>

/**
 * Returns the banners that a slot shows today: the approved banners of its spaces, with the parts of their combination.
 * Caches the answer for all visitors until a purge, or until the hour ends, because tokens and days change then.
 */
export async function listActiveBanners(
  ctx: Ctx,
  _actor: Actor,
  { slot }: InputOf<typeof listActiveBannersEndpoint>,
): Promise<Answer> {
  const bookedBanners = await ctx.readCache.read(`banners:${slot}`, [pageTags.shownBanners], () =>
    readBooked(ctx, slot),
  )
  const hour = startOfHour(ctx.clock.now()).getTime()
  const cachedAnswer = answers.get(bookedBanners)
  if (cachedAnswer?.hour === hour) return cachedAnswer.answer
  const answer = { banners: bannersOf(ctx, bookedBanners) }
  answers.set(bookedBanners, { hour, answer })
  return answer
}

/** Caches the last answer per cached read. The same object is returned, so that its text is serialised once. */
const answers = new WeakMap<readonly BookedBanner[], { hour: number; answer: Answer }>()

/** Reads the approved banners of a slot from today on, in the order of its spaces. */
function readBooked({ db, clock }: Ctx, slot: AdSlotName): Promise<BookedBanner[]> {
  const spaceIds = adSpaces.filter((space) => space.slot === slot).map(({ id }) => id)
  return db.adBanner.findMany({
    where: {
      booking: {
        spaceId: { in: spaceIds },
        status: 'approved',
        endDate: { gte: todaysDate(clock.now()) },
      },
    },
    orderBy: { booking: { spaceId: 'asc' } },
    include: { booking: true },
  })
}

function bannersOf(ctx: Ctx, bookedBanners: readonly BookedBanner[]): Answer['banners'] {
  const today = todaysDate(ctx.clock.now())
  return bookedBanners
    .filter(({ booking }) => booking.startDate <= today && booking.endDate >= today)
    .map(({ id, version, title, description, targetUrl, booking }) => {
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
    })
}
