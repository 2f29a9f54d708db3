import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { hasHours } from '@oficio/contracts/kernel/weekly-hours'
import type { changeWorkingHoursEndpoint } from '@oficio/contracts/professionals/working-hours'
import { Prisma } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { lockDecidedProfessional } from '../lock-decided-professional'
import { ownProfessional } from '../own-professional'
import { noteProfileChange } from '../profile/note-profile-change'
import { readWorkingHours } from './read-working-hours'

type Input = InputOf<typeof changeWorkingHoursEndpoint>

/**
 * Stores the caller's usual weekly hours (docs/product.md, 'Own profile'). A week without any hour clears them. Throws
 * forbidden, registration_undecided.
 */
export async function changeWorkingHours(
  ctx: Ctx,
  actor: Actor,
  { hours }: Input,
): Promise<ResponseOf<typeof changeWorkingHoursEndpoint>> {
  const { id } = await ownProfessional(ctx.db, actor)
  return ctx.transaction(async (ctx) => {
    await lockDecidedProfessional(ctx, id)
    const changed = await ctx.db.professional.update({
      where: { id },
      data: { workingHours: hours && hasHours(hours) ? hours : Prisma.DbNull },
      select: { workingHours: true },
    })
    await noteProfileChange(ctx, id)
    return { hours: readWorkingHours(changed) }
  })
}
