import { termsVersion } from '@oficio/contracts/legal'
import type { Prisma, Subscription } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { monthAfter } from '../../kernel/time/month-after'
import { loadSubscriptions, standingAmong } from '../../subscriptions/standing/subject-standing'
import { type BuiltCharge, buildCharge } from './build-charge'

type SubscriptionOverrides = Partial<Prisma.SubscriptionUncheckedCreateInput> & {
  professionalId: string
  /** Oldest first; one that was paid now when left out. */
  charges?: readonly BuiltCharge[]
}

/**
 * Stores a professional's subscription with its charges and their payments, authorised when the first charge was made;
 * where it stands follows from those. No clock asks the provider about it, who has never heard of it.
 */
export async function buildSubscription(
  ctx: Ctx,
  { professionalId, charges, ...overrides }: SubscriptionOverrides,
): Promise<Subscription> {
  const now = ctx.clock.now()
  const made = charges ?? [{ debitAt: now }]
  const startedAt = made[0]?.debitAt ?? now
  const last = made.at(-1)
  const data = await usualFields(ctx, professionalId, overrides)
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
          data: { amountCentavos: data.amountCentavos },
          createdAt: startedAt,
        },
      },
    },
  })
  for (const charge of made) await buildCharge(ctx, id, charge)
  return settle(ctx, id)
}

async function usualFields(
  ctx: Ctx,
  professionalId: string,
  overrides: Partial<Prisma.SubscriptionUncheckedCreateInput>,
) {
  const { user, userId, rubros } = await ctx.db.professional.findUniqueOrThrow({
    where: { id: professionalId },
    include: { user: { select: { email: true } }, rubros: true },
  })
  const id = overrides.id ?? ctx.ids.next()
  const units = overrides.units ?? Math.max(1, rubros.length)
  const unitPriceCentavos =
    overrides.unitPriceCentavos ?? (await ctx.settings.get('monthlyPricePerRubroArs')) * 100
  const amountCentavos = overrides.amountCentavos ?? units * unitPriceCentavos
  return {
    id,
    subjectType: 'professional',
    subjectId: professionalId,
    userId,
    payerEmail: user.email,
    units,
    unitPriceCentavos,
    amountCentavos,
    providerAmountCentavos: amountCentavos,
    // The provider's ids look like this.
    providerId: id.replaceAll('-', ''),
    termsVersion,
  }
}

/** What the charges make of the subscription, by the rules themselves. */
async function settle(ctx: Ctx, id: string): Promise<Subscription> {
  const { subjectType, subjectId } = await ctx.db.subscription.findUniqueOrThrow({ where: { id } })
  const ofSubject = await loadSubscriptions(ctx.db, { subjectType, subjectIds: [subjectId] })
  const built = ofSubject.find((subscription) => subscription.id === id)
  if (!built) throw new Error(`subscription ${id} is gone`)
  const ends = built.charges.flatMap(({ paidUntil }) => paidUntil ?? [])
  const paidUntil = ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
  const { status } = standingAmong(ofSubject, { ...built, paidUntil }, ctx.clock.now())
  return ctx.db.subscription.update({ where: { id }, data: { paidUntil, status } })
}
