import { AppError } from '@oficio/contracts/errors'
import type { PlanHold, ProfessionalState } from '@oficio/contracts/professionals/approval'
import type { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPlanHolds } from './plan-hold'

/** Returns the state of a professional's account for the admin who decides about it. Throws not_found. */
export async function getProfessionalState(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ProfessionalState> {
  requireAdmin(actor)
  const professional = await ctx.db.professional.findUnique({ where: { id }, include: withName })
  if (!professional) throw new AppError('not_found')
  return viewProfessionalState(professional, await planHoldOf(ctx, id))
}

/**
 * Returns the same state for the subject of a payment; null if the subject is not a professional or no longer exists.
 */
export async function findProfessionalState(
  ctx: Ctx,
  actor: Actor,
  { type, id }: { type: string; id: string },
): Promise<ProfessionalState | null> {
  requireAdmin(actor)
  if (type !== 'professional') return null
  const professional = await ctx.db.professional.findUnique({ where: { id }, include: withName })
  return professional && viewProfessionalState(professional, await planHoldOf(ctx, id))
}

const withName = { user: { select: { firstName: true, lastName: true } } } as const

const planHoldOf = async (ctx: Ctx, id: string): Promise<PlanHold> =>
  (await findPlanHolds(ctx.db, [id])).get(id) ?? 'none'

/** Returns the state of a professional's account as an admin sees it. */
export const viewProfessionalState = (
  {
    id,
    status,
    statusReason,
    submittedAt,
    user,
  }: Prisma.ProfessionalGetPayload<{ include: typeof withName }>,
  plan: PlanHold,
): ProfessionalState => ({
  id,
  name: `${user.firstName} ${user.lastName}`,
  status,
  reason: statusReason,
  submittedAt: submittedAt?.toISOString() ?? null,
  plan,
})
