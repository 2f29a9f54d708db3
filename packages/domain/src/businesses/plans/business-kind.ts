import { planSettings, settingOfTier, unitsOfTier } from '@oficio/contracts/businesses/plans'
import { AppError } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { Tx } from '@oficio/db/client'
import type { BusinessStatus } from '@oficio/db/generated/client'
import { requireAccount } from '../../kernel/actor'
import type { SubscriptionKindDefinition, SubscriptionWords } from '../../subscriptions/subscription-kind'
import { businessAuditSubject, businessSubject } from '../business-subject'
import { isIncomplete } from '../is-incomplete'
import { lockBusiness } from '../lock-business'
import { ownBusiness } from '../own-business'
import { orderedPlan } from './chosen-plan'
import { noteStanding } from './follow-standing'
import { isFree } from './paid-state'
import { planRefusal } from './plan-refusal'

/** Returns the texts about the plan. They differ for a page that is already public without a plan. */
async function planWordsOf(tx: Tx, businessId: string): Promise<SubscriptionWords> {
  const business = await tx.business.findUnique({ where: { id: businessId } })
  return business && isFree(business) ? freeWords : planWords
}

const planWords: SubscriptionWords = {
  notices: {
    active: 'La página de tu negocio ya se ve.',
    failing: `Revisá tu medio de pago en ${providerName} para que la página de tu negocio se siga viendo.`,
    suspended: 'Mirá cómo reactivarla para que la página de tu negocio se vuelva a ver.',
  },
  mails: {
    active: {
      preview: 'La página de tu negocio ya se ve.',
      text: 'Desde ahora la página de tu negocio se ve y aparece en las búsquedas.',
    },
    failing: {
      preview: 'Revisá tu medio de pago para que la página de tu negocio se vea.',
      text: 'Hasta que se cobre, la página de tu negocio no se ve.',
    },
    suspended: {
      preview: 'La página de tu negocio no se ve; lo que cargaste queda guardado.',
      whatStays: 'Lo que cargaste de tu negocio queda guardado, con sus fotos y sus reseñas.',
      stillAllowed: 'la página de tu negocio se sigue viendo',
      toSee: 'que la página de tu negocio se vuelva a ver',
    },
  },
}

/** Texts for a page that is public without payment. It stays public whatever happens to the plan. */
const freeWords: SubscriptionWords = {
  notices: {
    active: 'El plan que elegiste para tu negocio está autorizado.',
    failing: `La página de tu negocio se sigue viendo. Para tener el plan que elegiste, revisá tu medio de pago en ${providerName}.`,
    suspended: 'La página de tu negocio se sigue viendo. Mirá cómo tener el plan que elegiste.',
  },
  mails: {
    active: {
      preview: 'El plan que elegiste para tu negocio está autorizado.',
      text: 'El plan que elegiste está autorizado. La página de tu negocio se sigue viendo.',
    },
    failing: {
      preview: 'La página de tu negocio se sigue viendo; revisá tu medio de pago para tener el plan.',
      text: 'La página de tu negocio se sigue viendo, y el plan que elegiste empieza cuando se cobre.',
    },
    suspended: {
      preview: 'La página de tu negocio se sigue viendo.',
      whatStays: 'La página de tu negocio se sigue viendo como hasta ahora.',
      stillAllowed: 'tenés el plan que elegiste',
      toSee: 'tener el plan que elegiste',
    },
  },
}

/** The monthly plan of a business. The basic plan is priced per rubro, the other plans as a whole. */
export const businessSubscription: SubscriptionKindDefinition = {
  subjectType: businessSubject('').subjectType,
  priceSettings: planSettings,
  unitPriceArs: async (ctx, businessId) => {
    const { tier } = await orderedPlan(ctx.db, businessId)
    return ctx.settings.getFresh(settingOfTier[tier])
  },
  findOwn: async (tx, actor, subjectId) => {
    const { userId } = requireAccount(actor)
    // The owner of a single business may omit its id.
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
  afterSync: noteStanding,
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
