import { unitsFor } from '@oficio/contracts/professionals/monthly-price'
import type { TrialStatus } from '@oficio/contracts/professionals/plan/endpoints'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { Professional } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import {
  loadSubscriptions,
  type SubjectStanding,
  summarise,
} from '../../subscriptions/standing/subject-standing'
import { reviewText, statusOf } from '../../subscriptions/standing/view-status'
import { professionalSubject } from './professional-subject'

/** Returns the trial status of these professionals by id. Call it only for callers who may see them. */
export async function viewTrialStatuses(
  ctx: Ctx,
  professionals: readonly Professional[],
): Promise<Record<string, TrialStatus>> {
  const ids = professionals.map(({ id }) => id)
  const [subscriptions, rubros, trialLeads, unitPriceArs] = await Promise.all([
    loadSubscriptions(ctx.db, { ...professionalSubject(''), subjectIds: ids }),
    ctx.db.professionalRubro.groupBy({
      by: ['professionalId'],
      where: { professionalId: { in: ids } },
      _count: true,
    }),
    ctx.settings.get('trialLeads'),
    ctx.settings.get('monthlyPricePerRubroArs'),
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
  const { rubroCount, trialLeads, unitPriceArs } = figures
  const isHeld = professional.status === 'suspended'
  const common = statusOf(standing, unitPriceArs * unitsFor(rubroCount))
  return {
    isTrial: !standing.hasAccess && freeLeadsLeft > 0,
    remainingRequests: freeLeadsLeft,
    // A professional may have started with more free leads than today's setting.
    totalRequests: Math.max(trialLeads, freeLeadsLeft),
    trialEndDate: trialEndedAt?.toISOString() ?? null,
    ...common,
    message: isHeld
      ? 'Tu cuenta está suspendida: por ahora no podés abrir contactos.'
      : messageOf(freeLeadsLeft, standing),
    preapprovalUrl: isHeld ? null : common.preapprovalUrl,
    rubroCount,
  }
}

function messageOf(freeLeadsLeft: number, standing: SubjectStanding): string {
  const { status, hasAccess, isInReview } = standing
  if (isInReview) return reviewText
  if (hasAccess) return accessMessages[status] + besideText(standing)
  if (freeLeadsLeft > 0)
    return freeLeadsLeft === 1
      ? 'Te queda 1 contacto gratis.'
      : `Te quedan ${freeLeadsLeft} contactos gratis.`
  if (status === 'pending') return `Falta que autorices tu suscripción en ${providerName}.`
  if (status === 'suspended') return 'Tu suscripción está suspendida. Reactivala para seguir.'
  return 'Ya usaste tus contactos gratis. Suscribite para seguir.'
}

/** Messages by the status of the subscription that gives access. */
const accessMessages: Record<SubjectStanding['status'], string> = {
  none: '',
  pending: '',
  suspended: '',
  active: 'Tu suscripción está activa.',
  past_due: 'No se pudo cobrar tu suscripción. Revisá tu medio de pago para no quedarte sin contactos.',
  cancelled: 'Tu suscripción está cancelada y funciona hasta que termine el mes pagado.',
}

/** Returns the text about a newer subscription that gives no access yet. */
function besideText({ live, liveStatus, subscription }: SubjectStanding): string {
  if (!live || live.id === subscription?.id || live.cancelReason) return ''
  return liveStatus === 'pending'
    ? ` Falta que autorices la nueva en ${providerName}.`
    : ' La nueva no se pudo cobrar.'
}
