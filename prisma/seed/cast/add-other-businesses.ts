import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { startOfCalendarDay } from '@oficio/domain/kernel/time/day-start'
import { addDays, subDays } from '@oficio/domain/kernel/time/days'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { doorNear } from './door-near'
import type { FindTown } from './find-town'
import { otherBusinesses } from './other-businesses'
import { phoneIn } from './towns'

const featuredDays = 30

/**
 * Adds the demo's businesses without an owner. They are public without an end, because no subscription belongs to them.
 */
export async function addOtherBusinesses(ctx: Ctx, findTown: FindTown): Promise<void> {
  const now = ctx.clock.now()
  const [categories, tags] = await Promise.all([
    ctx.db.businessCategory.findMany(),
    ctx.db.businessTag.findMany(),
  ])
  const idOf = (list: readonly { id: number; slug: string }[], wantedSlug: string): number => {
    const row = list.find(({ slug }) => slug === wantedSlug)
    if (!row) throw new Error(`the demo data names ${wantedSlug}, which is not among the reference data`)
    return row.id
  }
  for (const [index, business] of otherBusinesses.entries()) {
    const createdAt = subDays(now, business.days)
    const town = await findTown(business.town)
    await buildBusiness(ctx, {
      userId: null,
      name: business.name,
      shortDescription: business.short,
      description: business.description,
      address: business.address,
      localidadId: town.localidadId,
      // Some businesses have no exact coordinates, as in reality.
      ...(index % 6 !== 5 && doorNear(town, index)),
      phone: phoneIn(business.town, 1900 + index),
      email: null,
      hours: business.hours,
      tier: 'premium',
      featuredUntil: business.isFeatured ? addDays(startOfCalendarDay(calendarDay(now)), featuredDays) : null,
      createdAt,
      updatedAt: createdAt,
      ...(business.verified && { verifiedAt: createdAt, verifiedWhat: business.verified }),
      categoryIds: [idOf(categories, business.category)],
      tagIds: (business.tags ?? []).map((tag) => idOf(tags, tag)),
      rubroIds: [],
    })
  }
}
