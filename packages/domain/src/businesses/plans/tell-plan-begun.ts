import { businessTier } from '@oficio/contracts/businesses/fields'
import { type BusinessTier, tierNames } from '@oficio/contracts/businesses/plans'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import type { Business } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { TxCtx } from '../../kernel/ctx'
import { builtBy, defineEvent } from '../../kernel/events/define-event'
import { notify } from '../../kernel/notices/notify'
import { shownLine } from '../../service-requests/masking/shown-text'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { businessSubject } from '../business-subject'
import { currentPlan } from './chosen-plan'

/** To the owner of a business whose plan changed with a charge. Not mailed if the plan has changed again. */
const planBegunEvent = defineEvent({
  name: 'business-plan-begun',
  group: 'business',
  notice: {
    kind: 'business-plan-begun',
    words: ({
      businessId,
      tier,
      rubroCount,
    }: {
      businessId: string
      tier: BusinessTier
      rubroCount: number
    }) => ({
      title: `Empezó tu plan ${tierNames[tier]}`,
      body: `Con ${countOf(rubroCount, 'rubro', 'rubros')}, desde este cobro.`,
      href: paths.userBusinessPlan(businessId),
    }),
  },
  mail: {
    label: 'Empezó otro plan de un negocio',
    isOwed: true,
    refs: z.object({ businessId: z.uuid(), tier: businessTier }),
  },
})

/** Notifies the owner that the chosen plan has begun. Notifies once for each choice. */
export async function tellPlanBegun(
  ctx: TxCtx,
  { id, userId, nextPlanAt }: Pick<Business, 'id' | 'userId' | 'nextPlanAt'>,
  plan: Awaited<ReturnType<typeof currentPlan>>,
): Promise<void> {
  if (userId === null) return
  const { tier, rubroIds } = plan
  const data = { businessId: id, tier, rubroCount: rubroIds.length }
  await notify(ctx, planBegunEvent, { userId, key: `${id}:${nextPlanAt?.toISOString()}`, data })
}

export const planBegunBuilder = builtBy(planBegunEvent, async (ctx, { businessId, tier }, to) => {
  const business = await ctx.db.business.findUnique({
    where: { id: businessId },
    include: { user: { select: { email: true } } },
  })
  const isTheirs = business?.user?.email.toLowerCase() === to.toLowerCase()
  if (!business || !isTheirs || business.status === 'removed' || business.tier !== tier) return null
  const { rubroIds } = await currentPlan(ctx.db, business)
  const { running } = await subjectStanding(ctx.db, businessSubject(businessId), ctx.clock.now())
  return {
    businessName: shownLine(business.name),
    planName: tierNames[tier],
    rubros: rubroIds.length,
    monthlyPriceArs: running && running.amountCentavos / 100,
    planUrl: new URL(paths.userBusinessPlan(businessId), ctx.site.origin).href,
  }
})
