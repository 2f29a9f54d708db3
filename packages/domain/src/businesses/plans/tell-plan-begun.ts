import { businessTier } from '@oficio/contracts/businesses/fields'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import type { Business } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { TxCtx } from '../../kernel/ctx'
import { builtBy, defineMail } from '../../kernel/mail/define-mail'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { shownLine } from '../../service-requests/masking/shown-text'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { businessSubject } from '../business-subject'
import { currentPlan } from './chosen-plan'

/** To the owner of a business whose plan changed with a charge; nothing once it is another one again. */
const planBegunMail = defineMail({
  template: 'business-plan-begun',
  label: 'Empezó otro plan de un negocio',
  isOwed: true,
  refs: z.object({ businessId: z.uuid(), tier: businessTier }),
})

/** Tells the owner, by mail and in their account, that what they chose has begun: once for each choice. */
export async function tellPlanBegun(
  ctx: TxCtx,
  { id, userId, nextPlanAt }: Pick<Business, 'id' | 'userId' | 'nextPlanAt'>,
  plan: Awaited<ReturnType<typeof currentPlan>>,
): Promise<void> {
  if (userId === null) return
  const dedupeKey = `business-plan-begun:${id}:${nextPlanAt?.toISOString()}`
  await notifyAccounts(ctx, [
    {
      userId,
      type: 'business-plan-begun',
      title: `Empezó tu plan ${tierNames[plan.tier]}`,
      body: `Con ${countOf(plan.rubroIds.length, 'rubro', 'rubros')}, desde este cobro.`,
      href: paths.userBusinessPlan(id),
      dedupeKey,
    },
  ])
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await queueMail(ctx, planBegunMail, { to: email, dedupeKey, refs: { businessId: id, tier: plan.tier } })
}

export const planBegunBuilder = builtBy(planBegunMail, async (ctx, { businessId, tier }, to) => {
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
