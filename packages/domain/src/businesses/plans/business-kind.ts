import { planSettings, settingOfTier, unitsOfTier } from '@oficio/contracts/businesses/plans'
import { AppError } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import type { BusinessStatus } from '@oficio/db/generated/client'
import { requireAccount } from '../../kernel/actor'
import type { SubscriptionKindDefinition } from '../../subscriptions/subscription-kind'
import { businessAuditSubject, businessSubject } from '../business-subject'
import { isIncomplete } from '../is-incomplete'
import { lockBusiness } from '../lock-business'
import { ownBusiness } from '../own-business'
import { orderedPlan } from './chosen-plan'
import { noteStanding } from './follow-standing'
import { planRefusal } from './plan-refusal'
import { planWordsOf } from './plan-words'

/** A business pays by the month for its plan: the basic one for each rubro, the others as a whole. */
export const businessSubscription: SubscriptionKindDefinition = {
  subjectType: businessSubject('').subjectType,
  priceSettings: planSettings,
  unitPriceArs: async (ctx, businessId) => {
    const { tier } = await orderedPlan(ctx.db, businessId)
    return ctx.settings.getFresh(settingOfTier[tier])
  },
  findOwn: async (tx, actor, subjectId) => {
    const { userId } = requireAccount(actor)
    // Whoever has one business need not say which.
    const own =
      subjectId === undefined ? await onlyBusiness(tx, userId) : await ownBusiness(tx, actor, subjectId)
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
    return { subjectId: own.id, userId, email, refusal: planRefusal(own.status) }
  },
  lockSubscribable: async (tx, businessId) => {
    const business = await lockBusiness(tx, businessId)
    const refusal = planRefusal(business.status) ?? (isIncomplete(business) ? 'business_incomplete' : null)
    if (refusal) throw new AppError(refusal)
  },
  taxIdOf: async () => null,
  goneSince: async (tx, businessId) =>
    (await tx.business.findUnique({ where: { id: businessId } }))?.removedAt ?? null,
  unitsOf: async (tx, businessId) => {
    const { tier, rubroIds } = await orderedPlan(tx, businessId)
    return unitsOfTier(tier, rubroIds.length)
  },
  paysFor: async (tx, businessId) => ({ ...(await orderedPlan(tx, businessId)) }),
  whenRead: noteStanding,
  titleOf: (ctx) => `Plan de tu negocio · ${ctx.site.name}`,
  chargeTitle: 'Plan de un negocio',
  historyTitle: 'Plan de tu negocio',
  wordsOf: planWordsOf,
  unitsText: (units) => `el plan de tu negocio${units === 1 ? '' : `, con ${units} rubros`}`,
  auditSubject: businessAuditSubject,
  managePath: paths.userBusinesses(),
  returnPath: paths.businessRegistered(),
  homeLink: { text: 'Ir a mis negocios', path: paths.userBusinesses() },
}

async function onlyBusiness(
  tx: Parameters<SubscriptionKindDefinition['findOwn']>[0],
  userId: string,
): Promise<{ id: string; status: BusinessStatus }> {
  const [first, second] = await tx.business.findMany({
    where: { userId, status: { not: 'removed' } },
    select: { id: true, status: true },
    take: 2,
  })
  if (!first || second) throw new AppError('forbidden')
  return first
}
