import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { visibleProfessional } from '../own-professional'

/** Returns the full name of a professional, such as 'Julieta Quiroga'. Throws forbidden, not_found. */
export async function getProfessionalName(
  ctx: Ctx,
  actor: Actor,
  { professionalId }: { professionalId: string },
): Promise<string> {
  const { userId } = await visibleProfessional(ctx.db, actor, professionalId)
  const { firstName, lastName } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } })
  return `${firstName} ${lastName}`
}
