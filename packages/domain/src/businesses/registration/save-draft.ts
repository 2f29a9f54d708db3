import type { saveBusinessDraftEndpoint } from '@oficio/contracts/businesses/registration'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { draftsOf } from './draft-owner'

/**
 * Keeps what was typed into the wizard, of the account or else of the device; the last of several tabs holds. Throws
 * invalid_request for a caller who can be known again by nothing.
 */
export async function saveBusinessDraft(
  ctx: Ctx,
  actor: Actor,
  { form }: InputOf<typeof saveBusinessDraftEndpoint>,
): Promise<ResponseOf<typeof saveBusinessDraftEndpoint>> {
  const [owner] = draftsOf(actor)
  if (!owner) throw new AppError('invalid_request')
  const updatedAt = ctx.clock.now()
  await ctx.db.businessDraft.createMany({
    data: [{ id: ctx.ids.next(), ...owner, form, createdAt: updatedAt, updatedAt }],
    skipDuplicates: true,
  })
  await ctx.db.businessDraft.updateMany({ where: owner, data: { form, updatedAt } })
  return { savedAt: updatedAt.toISOString() }
}
