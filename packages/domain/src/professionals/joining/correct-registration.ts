import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { correctRegistrationEndpoint } from '@oficio/contracts/professionals/joining'
import type { Professional } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { handToTeam } from '../approval/hand-to-team'
import { attachDocuments } from '../documents/attach-documents'
import { lockProfessional } from '../lock-professional'
import { ownProfessional } from '../own-professional'
import { setRubros } from '../rubros/set-rubros'
import { attachPortrait } from './attach-portrait'
import { type CheckedProfessional, checkProfessional, orTaken, refuseTakenFacts } from './check-professional'
import { profileColumns } from './profile-columns'

type Input = InputOf<typeof correctRegistrationEndpoint>

const correctable: readonly Professional['status'][] = ['pending_payment', 'pending_approval', 'rejected']

/**
 * Corrects a registration that the site's team has not approved yet (docs/product.md, 'Account states'). A rejected
 * account waits for the team again. An admin who saw the earlier version can no longer decide about it. Throws
 * registration_over, validation_failed, tax_id_taken, phone_taken, photo_not_yours, document_not_yours, forbidden.
 */
export async function correctRegistration(
  ctx: Ctx,
  actor: Actor,
  input: Input,
): Promise<ResponseOf<typeof correctRegistrationEndpoint>> {
  const { id } = await ownProfessional(ctx.db, actor)
  const facts = await checkProfessional(ctx, input, id)
  await refuseTakenFacts(ctx, facts, id)
  const status = await ctx
    .transaction(async (ctx) => {
      const professional = await lockProfessional(ctx.db, id)
      if (!correctable.includes(professional.status)) throw new AppError('registration_over')
      await write(ctx, actor, { professional, input, facts })
      return submit(ctx, professional)
    })
    .catch(orTaken(ctx, facts, id))
  return { status }
}

interface Correction {
  professional: Professional
  input: Input
  facts: CheckedProfessional
}

async function write(ctx: TxCtx, actor: Actor, { professional, input, facts }: Correction): Promise<void> {
  const { id, userId } = professional
  const { firstName, lastName } = input
  await ctx.db.user.update({ where: { id: userId }, data: { firstName, lastName } })
  await ctx.db.professional.update({
    where: { id },
    data: { ...profileColumns(professional, input, facts), cuit: facts.cuit },
  })
  await setRubros(ctx, id, facts.rubroIds)
  await attachPortrait(ctx, actor, { professionalId: id, photoId: input.photoIds[0] })
  await attachDocuments(ctx.db, actor, { professionalId: id, documentIds: input.documentIds })
}

/** Submits the corrected registration and returns the new status. */
async function submit(ctx: TxCtx, { id, status }: Professional): Promise<Professional['status']> {
  if (status === 'pending_payment') return status
  if (status === 'rejected') {
    await ctx.db.professional.update({
      where: { id },
      data: { status: 'pending_approval', statusReason: null },
    })
    await handToTeam(ctx, id)
  } else {
    // The account already waits and its owner was notified, so only the submission time changes.
    await ctx.db.professional.update({ where: { id }, data: { submittedAt: ctx.clock.now() } })
  }
  return 'pending_approval'
}
