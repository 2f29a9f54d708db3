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

/** Stores the businesses of the demo that nobody owns, public without end: there is no provider whose word they would follow. */
export async function addOtherBusinesses(ctx: Ctx, findTown: FindTown): Promise<void> {
  const now = ctx.clock.now()
  const [categories, tags] = await Promise.all([
    ctx.db.businessCategory.findMany(),
    ctx.db.businessTag.findMany(),
  ])
  const idOf = (list: readonly { id: number; slug: string }[], wanted: string): number => {
    const found = list.find(({ slug }) => slug === wanted)
    if (!found) throw new Error(`the demo speaks of ${wanted}, which is not among the reference data`)
    return found.id
  }
  for (const [index, one] of otherBusinesses.entries()) {
    const createdAt = subDays(now, one.days)
    const town = await findTown(one.town)
    await buildBusiness(ctx, {
      userId: null,
      name: one.name,
      shortDescription: one.short,
      description: one.description,
      address: one.address,
      localidadId: town.localidadId,
      // Not every owner marks it.
      ...(index % 6 !== 5 && doorNear(town, index)),
      phone: phoneIn(one.town, 1900 + index),
      email: null,
      hours: one.hours,
      tier: 'premium',
      featuredUntil: one.isFeatured ? addDays(startOfCalendarDay(calendarDay(now)), featuredDays) : null,
      createdAt,
      updatedAt: createdAt,
      ...(one.verified && { verifiedAt: createdAt, verifiedWhat: one.verified }),
      categoryIds: [idOf(categories, one.category)],
      tagIds: (one.tags ?? []).map((tag) => idOf(tags, tag)),
      rubroIds: [],
    })
  }
}
