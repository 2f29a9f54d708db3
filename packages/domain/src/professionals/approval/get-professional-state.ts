import { AppError } from '@oficio/contracts/errors'
import type { PlanHold, ProfessionalState } from '@oficio/contracts/professionals/approval'
import type { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPlanHolds } from './plan-hold'

/** Returns how a professional's account stands, for the admin who decides about it. Throws not_found. */
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

/** Returns the same for what a payment is about; null where that is no professional, or is gone. */
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

/** Returns a professional's account as an admin reads it. */
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
