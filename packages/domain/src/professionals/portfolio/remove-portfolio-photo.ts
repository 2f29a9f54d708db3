import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { removePortfolioPhotoEndpoint } from '@oficio/contracts/professionals/portfolio'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { workPhotoRemovedEvent } from '../events'
import { lockProfessional } from '../lock-professional'
import { professionalAuditSubject } from '../plan/professional-subject'
import { noteProfileChange } from '../profile/note-profile-change'
import { removeFromPortfolio } from './remove-from-portfolio'

type Input = InputOf<typeof removePortfolioPhotoEndpoint>

/**
 * Lets an admin remove a picture of a professional's work and tells the professional the reason (docs/product.md,
 * 'Photo and documents'). Throws not_found, also if somebody has just removed the picture.
 */
export async function removePortfolioPhoto(ctx: Ctx, actor: Actor, { id: photoId, reason }: Input) {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const find = () => ctx.db.portfolioPhoto.findUnique({ where: { photoId } })
    const photo = await find()
    if (!photo) throw new AppError('not_found')
    const { id, userId } = await lockProfessional(ctx.db, photo.professionalId)
    // The owner or another admin may have removed the picture before this transaction got the lock.
    if (!(await find())) throw new AppError('not_found')
    await removeFromPortfolio(ctx.db, [photoId])
    const decisionId = await recordAudit(ctx, {
      adminId,
      action: 'professional-photo-removed',
      subject: professionalAuditSubject(id),
      data: { reason },
    })
    await notify(ctx, workPhotoRemovedEvent, { userId, key: decisionId, data: { reason } })
    await noteProfileChange(ctx, id)
  })
  return { success: true as const }
}
