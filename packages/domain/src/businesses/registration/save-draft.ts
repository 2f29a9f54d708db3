import type { saveBusinessDraftEndpoint } from '@oficio/contracts/businesses/registration'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { Actor } from '../../kernel/actor'
import { connectionHashOf } from '../../kernel/caller-marks'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { draftsOf } from './draft-owner'

/**
 * Saves the wizard's draft for the account, or else for the device. With several tabs, the last save wins. Throws
 * invalid_request when the caller has neither account nor device, and too_many_drafts when a visitor's connection has
 * too many drafts.
 */
export async function saveBusinessDraft(
  ctx: Ctx,
  actor: Actor,
  { form }: InputOf<typeof saveBusinessDraftEndpoint>,
): Promise<ResponseOf<typeof saveBusinessDraftEndpoint>> {
  const [owner] = draftsOf(actor)
  if (!owner) throw new AppError('invalid_request')
  const updatedAt = ctx.clock.now()
  const connectionHash = actor.kind === 'visitor' ? connectionHashOf(ctx, actor) : null
  await ctx.transaction(async (ctx) => {
    await lockNames(ctx.db, 'business-drafts', [connectionHash])
    const { count } = await ctx.db.businessDraft.updateMany({ where: owner, data: { form, updatedAt } })
    if (count > 0) return
    if (connectionHash !== null) await requireDraftRoom(ctx, connectionHash)
    await ctx.db.businessDraft.createMany({
      data: [{ id: ctx.ids.next(), ...owner, connectionHash, form, createdAt: updatedAt, updatedAt }],
      skipDuplicates: true,
    })
    // Another tab may have created the draft at the same moment.
    await ctx.db.businessDraft.updateMany({ where: owner, data: { form, updatedAt } })
  })
  return { savedAt: updatedAt.toISOString() }
}

async function requireDraftRoom({ db }: TxCtx, connectionHash: string): Promise<void> {
  const drafts = await db.businessDraft.count({ where: { connectionHash } })
  if (drafts >= limits.draftsPerConnection) throw new AppError('too_many_drafts')
}
