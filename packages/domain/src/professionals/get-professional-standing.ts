import { AppError } from '@oficio/contracts/errors'
import type { ProfessionalStanding } from '@oficio/contracts/professionals'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'

/** Returns how a professional's account stands, for the admin who decides about it. Throws not_found. */
export async function getProfessionalStanding(
  ctx: Ctx,
  _actor: Actor,
  { id }: { id: string },
): Promise<ProfessionalStanding> {
  const professional = await ctx.db.professional.findUnique({
    where: { id },
    include: { user: { select: { firstName: true, lastName: true } } },
  })
  if (!professional) throw new AppError('not_found')
  const { status, statusReason, user } = professional
  return { id, name: `${user.firstName} ${user.lastName}`, status, reason: statusReason }
}
