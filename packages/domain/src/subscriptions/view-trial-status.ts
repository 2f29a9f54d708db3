import type { TrialStatus } from '@oficio/contracts/subscriptions'
import type { Professional } from '@oficio/db/generated/client'
import type { Ctx } from '../context/ctx'
import { professionalSubject } from './own-subject'
import {
  type LoadedSubscription,
  loadSubscriptions,
  type SubjectStanding,
  summarise,
} from './subject-standing'
import { kindOf } from './subscription-kinds'

/** Returns the trial status of those professionals, by their id. Only call it for somebody who may see them. */
export async function viewTrialStatuses(
  ctx: Ctx,
  professionals: readonly Professional[],
): Promise<Record<string, TrialStatus>> {
  const { unitPriceSetting } = kindOf({ subjectType: 'professional' })
  const ids = professionals.map(({ id }) => id)
  const [subscriptions, rubros, trialLeads, unitPriceArs] = await Promise.all([
    loadSubscriptions(ctx.db, { ...professionalSubject(''), subjectIds: ids }),
    ctx.db.professionalRubro.groupBy({
      by: ['professionalId'],
      where: { professionalId: { in: ids } },
      _count: true,
    }),
    ctx.settings.get('trialLeads'),
    ctx.settings.get(unitPriceSetting),
  ])
  const now = ctx.clock.now()
  const views = professionals.map((professional): [string, TrialStatus] => {
    const { id } = professional
    const standing = summarise(
      subscriptions.filter(({ subjectId }) => subjectId === id),
      now,
    )
    const rubroCount = rubros.find(({ professionalId }) => professionalId === id)?._count ?? 0
    return [id, view(professional, standing, { rubroCount, trialLeads, unitPriceArs })]
  })
  return Object.fromEntries(views)
}

interface Figures {
  rubroCount: number
  trialLeads: number
  unitPriceArs: number
}

function view(professional: Professional, standing: SubjectStanding, figures: Figures): TrialStatus {
  const { freeLeadsLeft, trialEndedAt } = professional
  const { live, status, hasAccess, subscription } = standing
  const { rubroCount, trialLeads, unitPriceArs } = figures
  return {
    isTrial: !hasAccess && freeLeadsLeft > 0,
    remainingRequests: freeLeadsLeft,
    // Whoever began with more free contacts than are given today has still used none of them.
    totalRequests: Math.max(trialLeads, freeLeadsLeft),
    trialEndDate: trialEndedAt?.toISOString() ?? null,
    status,
    message: messageOf(freeLeadsLeft, standing),
    hasPaymentMethod: live?.providerStatus === 'authorized',
    preapprovalUrl: linkOf(live, status),
    monthlyPriceArs: runningPrice(standing) ?? unitPriceArs * Math.max(1, rubroCount),
    nextChargeAt: live?.nextChargeAt?.toISOString() ?? null,
    paidUntil: subscription?.paidUntil?.toISOString() ?? null,
    rubroCount,
  }
}

/**
 * Returns what the subscription that goes on takes a month; null where whoever subscribes gets a new one, by the prices of
 * the day: before the first was authorised, and once it is past being charged.
 */
function runningPrice({ live, status }: SubjectStanding): number | null {
  const goesOn = status === 'active' || status === 'past_due' || live?.providerStatus === 'paused'
  return live && goesOn ? live.amountCentavos / 100 : null
}

/** Returns the provider's page of a subscription that its payer has something to do about. */
function linkOf(live: LoadedSubscription | null, status: SubjectStanding['status']): string | null {
  if (!live || live.cancelReason || live.providerStatus === 'paused') return null
  return status === 'active' ? null : live.checkoutUrl
}

function messageOf(freeLeadsLeft: number, { status, hasAccess }: SubjectStanding): string {
  if (status === 'past_due')
    return 'No se pudo cobrar tu suscripción. Revisá tu medio de pago para no quedarte sin contactos.'
  if (status === 'cancelled' && hasAccess)
    return 'Tu suscripción está cancelada y funciona hasta que termine el mes pagado.'
  if (hasAccess) return 'Tu suscripción está activa.'
  if (freeLeadsLeft > 0)
    return freeLeadsLeft === 1
      ? 'Te queda 1 contacto gratis.'
      : `Te quedan ${freeLeadsLeft} contactos gratis.`
  if (status === 'pending') return 'Falta que autorices tu suscripción en Mercado Pago.'
  if (status === 'suspended') return 'Tu suscripción está suspendida. Reactivala para seguir.'
  return 'Ya usaste tus contactos gratis. Suscribite para seguir.'
}
