import { settingOfTier, unitsOfTier } from '@oficio/contracts/businesses/plans'
import { termsVersion } from '@oficio/contracts/legal'
import type { Prisma, Subscription } from '@oficio/db/generated/client'
import { businessSubject } from '../../businesses/business-subject'
import type { Ctx } from '../../kernel/ctx'
import { monthAfter } from '../../kernel/time/month-after'
import { paidRubrosOf } from '../../professionals/plan/load-coverage'
import { professionalSubject } from '../../professionals/plan/professional-subject'
import { buildStanding, loadSubscriptions } from '../../subscriptions/standing/subject-standing'
import { type BuiltCharge, buildCharge } from './build-charge'

type SubscriptionOverrides = Partial<Prisma.SubscriptionUncheckedCreateInput> & {
  professionalId: string
} & ChargesOption

interface ChargesOption {
  /** Oldest first. Defaults to one charge that is paid now. */
  charges?: readonly BuiltCharge[]
}

type PlanOverrides = Partial<Prisma.SubscriptionUncheckedCreateInput> & { businessId: string } & ChargesOption

/**
 * Stores a professional's subscription with its charges and their payments. The subscription is authorised at the first
 * charge, and its status follows from the charges. No clock job asks the provider about it, because the provider does
 * not know it.
 */
export async function buildSubscription(
  ctx: Ctx,
  { professionalId, charges, ...overrides }: SubscriptionOverrides,
): Promise<Subscription> {
  const paysFor = await paidRubrosOf(ctx.db, professionalId)
  return store(ctx, await ofProfessional(ctx, professionalId, overrides), { charges, overrides, paysFor })
}

/** Stores the plan of a business in the same way, by the business's tier and rubros. */
export async function buildBusinessSubscription(
  ctx: Ctx,
  { businessId, charges, ...overrides }: PlanOverrides,
): Promise<Subscription> {
  return store(ctx, await ofBusiness(ctx, businessId, overrides), { charges, overrides })
}

type Fields = Partial<Prisma.SubscriptionUncheckedCreateInput>
type Usual = Awaited<ReturnType<typeof ofProfessional>>

interface Building {
  charges: readonly BuiltCharge[] | undefined
  overrides: Fields
  paysFor?: { rubroIds: number[] }
}

async function store(
  ctx: Ctx,
  data: Usual,
  { charges, overrides, paysFor }: Building,
): Promise<Subscription> {
  const now = ctx.clock.now()
  const builtCharges = charges ?? [{ debitAt: now }]
  const startedAt = builtCharges[0]?.debitAt ?? now
  const last = builtCharges.at(-1)
  const { id } = await ctx.db.subscription.create({
    data: {
      ...data,
      authorizedAt: last ? startedAt : null,
      ...(overrides.cancelledAt
        ? { status: 'cancelled', providerStatus: 'cancelled', cancelReason: 'payer' }
        : { providerStatus: last ? 'authorized' : 'pending' }),
      nextChargeAt: last && !overrides.cancelledAt ? monthAfter(last.debitAt) : null,
      providerUpdatedAt: startedAt,
      createdAt: startedAt,
      ...overrides,
      events: {
        create: {
          id: ctx.ids.next(),
          type: 'created',
          data: { amountCentavos: data.amountCentavos, ...(paysFor && { paysFor }) },
          createdAt: startedAt,
        },
      },
    },
  })
  for (const charge of builtCharges) await buildCharge(ctx, id, charge)
  return settle(ctx, id)
}

async function ofProfessional(ctx: Ctx, professionalId: string, overrides: Fields) {
  const { user, userId, rubros } = await ctx.db.professional.findUniqueOrThrow({
    where: { id: professionalId },
    include: { user: { select: { email: true } }, rubros: true },
  })
  const payer = { userId, payerEmail: user.email }
  const price = {
    units: Math.max(1, rubros.length),
    priceArs: await ctx.settings.get('monthlyPricePerRubroArs'),
  }
  return usualFields(ctx, { ...professionalSubject(professionalId), ...payer, ...price }, overrides)
}

async function ofBusiness(ctx: Ctx, businessId: string, overrides: Fields) {
  const { user, tier, rubros } = await ctx.db.business.findUniqueOrThrow({
    where: { id: businessId },
    include: { user: { select: { id: true, email: true } }, rubros: true },
  })
  if (!user) throw new Error(`business ${businessId} is nobody's`)
  const payer = { userId: user.id, payerEmail: user.email }
  const price = {
    units: unitsOfTier(tier, rubros.length),
    priceArs: await ctx.settings.get(settingOfTier[tier]),
  }
  return usualFields(ctx, { ...businessSubject(businessId), ...payer, ...price }, overrides)
}

interface OwnedSubscription {
  subjectType: string
  subjectId: string
  userId: string
  payerEmail: string
  /** Number of paid units that the business rules give. Applies unless the test sets another. */
  units: number
  priceArs: number
}

function usualFields(ctx: Ctx, { priceArs, ...ownedFields }: OwnedSubscription, overrides: Fields) {
  const id = overrides.id ?? ctx.ids.next()
  const units = overrides.units ?? ownedFields.units
  const unitPriceCentavos = overrides.unitPriceCentavos ?? priceArs * 100
  const amountCentavos = overrides.amountCentavos ?? units * unitPriceCentavos
  return {
    ...ownedFields,
    id,
    units,
    unitPriceCentavos,
    amountCentavos,
    providerAmountCentavos: amountCentavos,
    provider: ctx.payments.name,
    // The provider's ids look like this.
    providerId: id.replaceAll('-', ''),
    termsVersion,
  }
}

/** Sets the subscription's status and the end of its paid time from its charges, by the rules of the product. */
async function settle(ctx: Ctx, id: string): Promise<Subscription> {
  const { subjectType, subjectId } = await ctx.db.subscription.findUniqueOrThrow({ where: { id } })
  const ofSubject = await loadSubscriptions(ctx.db, { subjectType, subjectIds: [subjectId] })
  const subscription = ofSubject.find((subscription) => subscription.id === id)
  if (!subscription) throw new Error(`subscription ${id} is gone`)
  const ends = subscription.charges.flatMap(({ paidUntil }) => paidUntil ?? [])
  const paidUntil = ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
  const { status } = buildStanding(ofSubject, { ...subscription, paidUntil }, ctx.clock.now())
  return ctx.db.subscription.update({ where: { id }, data: { paidUntil, status } })
}
