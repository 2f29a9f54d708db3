import { comingHolidays } from '@oficio/contracts/businesses/hours/holidays'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { monthAfter } from '@oficio/domain/kernel/time/month-after'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildBusinessSubscription } from '@oficio/domain/testing/builders/build-subscription'
import type { TestClock } from '@oficio/domain/testing/test-clock'
import type { Cast } from './add-cast'
import { businesses, type DemoBusiness } from './businesses'
import { doorNear } from './door-near'
import type { FindTown } from './find-town'
import { phoneIn } from './towns'

type SeedCtx = Ctx & { clock: TestClock }

const dayMs = 86_400_000
/** How many days ago the ended plan was last charged, and cancelled. */
const lastChargeDays = 11
const cancelledDays = 4

/** Adds the businesses of the demo's client, each registered on its own day. */
export async function addBusinesses(
  ctx: SeedCtx,
  { client }: Cast,
  { rubroIds, findTown }: { rubroIds: Map<string, number>; findTown: FindTown },
): Promise<void> {
  const now = ctx.clock.now()
  for (const business of businesses) {
    ctx.clock.set(daysBefore(now, business.days))
    const { id } = await store(ctx, client.userId, { business, rubroIds, findTown })
    ctx.clock.set(now)
    await closeOnNextHoliday(ctx, id)
    if (business.isPlanOver) await endPlan(ctx, id)
  }
}

interface StoredBusiness {
  business: DemoBusiness
  rubroIds: Map<string, number>
  findTown: FindTown
}

async function store(ctx: SeedCtx, userId: string, { business, rubroIds, findTown }: StoredBusiness) {
  const { name, tier, town, address, number, shortDescription, longDescription, social, hours } = business
  const place = await findTown(town)
  const idsOf = async (find: Promise<{ id: number }[]>) => (await find).map(({ id }) => id)
  return buildBusiness(ctx, {
    userId,
    tier,
    name,
    shortDescription,
    description: longDescription,
    address,
    postalCode: null,
    localidadId: place.localidadId,
    ...doorNear(place, number),
    phone: phoneIn(town, number),
    email: `negocio${number}@example.com`,
    socialMedia: social,
    hours,
    foundingYear: business.foundingYear,
    employeeCount: business.employeeCount,
    categoryIds: await idsOf(
      ctx.db.businessCategory.findMany({ where: { name: { in: business.categories } } }),
    ),
    tagIds: await idsOf(ctx.db.businessTag.findMany({ where: { name: { in: business.tags } } })),
    rubroIds: business.rubros.map((slug) => rubroIds.get(slug) ?? missing(slug)),
  })
}

async function closeOnNextHoliday(ctx: SeedCtx, businessId: string): Promise<void> {
  const [holiday] = comingHolidays(calendarDay(ctx.clock.now()))
  if (!holiday) return
  const date = new Date(`${holiday.date}T00:00:00Z`)
  await ctx.db.businessSpecialHours.create({
    data: { businessId, date, label: holiday.label, intervals: [] },
  })
}

/**
 * Gives the business two paid months and a cancellation in the second, so that its page is public until the end of that
 * month.
 */
async function endPlan(ctx: SeedCtx, businessId: string): Promise<void> {
  const now = ctx.clock.now()
  const first = daysBefore(now, lastChargeDays + 31)
  const { paidUntil } = await buildBusinessSubscription(ctx, {
    businessId,
    charges: [{ debitAt: first }, { debitAt: monthAfter(first) }],
    cancelledAt: daysBefore(now, cancelledDays),
  })
  await ctx.db.business.update({ where: { id: businessId }, data: { publicUntil: paidUntil } })
}

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs)

function missing(slug: string): never {
  throw new Error(`the demo data names ${slug}, which is not a rubro`)
}
