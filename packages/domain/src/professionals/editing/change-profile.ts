import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { changeProfileEndpoint } from '@oficio/contracts/professionals/profile'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { attachDocuments } from '../documents/attach-documents'
import { attachPortrait } from '../joining/attach-portrait'
import { checkProfessional, orTaken, refuseTakenFacts } from '../joining/check-professional'
import { profileColumns } from '../joining/profile-columns'
import { lockDecidedProfessional } from '../lock-decided-professional'
import { ownProfessional } from '../own-professional'
import { markTrial } from '../plan/spent-trial'
import { findLandingPages } from '../profile/landing-pages'
import { noteProfileChange } from '../profile/note-profile-change'
import { profileVersion } from './profile-version'

type Input = InputOf<typeof changeProfileEndpoint>

/**
 * Changes the public profile, phone and service radius of an approved or suspended professional (docs/product.md, 'Own
 * profile'). Matching and search use the new values at once. With `version`, refuses to overwrite changes saved since
 * that version. Throws registration_undecided, profile_changed, validation_failed, phone_taken, photo_not_yours,
 * document_not_yours, forbidden.
 */
export async function changeProfile(
  ctx: Ctx,
  actor: Actor,
  input: Input,
): Promise<ResponseOf<typeof changeProfileEndpoint>> {
  const { id } = await ownProfessional(ctx.db, actor)
  const { place, phone } = await checkProfessional(ctx, { ...input, rubros: [] })
  const facts = { place, phone, cuit: null }
  await refuseTakenFacts(ctx, facts, id)
  const version = await ctx
    .transaction(async (ctx) => {
      const before = await lockDecidedProfessional(ctx, id)
      if (input.version !== undefined && input.version !== (await profileVersion(ctx.db, id)))
        throw new AppError('profile_changed')
      const oldPages = await findLandingPages(ctx.db, id)
      await markTrial(ctx, before)
      const after = await ctx.db.professional.update({
        where: { id },
        data: profileColumns(before, input, facts),
      })
      await markTrial(ctx, after)
      await attachPortrait(ctx, actor, { professionalId: id, photoId: input.photoIds[0] })
      await attachDocuments(ctx.db, actor, { professionalId: id, documentIds: input.documentIds })
      const isLinkChange = after.companyName !== before.companyName
      await noteProfileChange(ctx, id, { formerPages: oldPages, isLinkChange })
      return profileVersion(ctx.db, id)
    })
    .catch(orTaken(ctx, facts, id))
  return { version }
}
