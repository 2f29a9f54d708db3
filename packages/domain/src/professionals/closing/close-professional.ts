import { limits } from '@oficio/contracts/limits'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Prisma } from '@oficio/db/generated/client'
import type { ClosingPart } from '../../accounts/closing/closing-part'
import { eraseDecisions } from '../../kernel/close-kernel'
import type { TxCtx } from '../../kernel/ctx'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { requestEnd } from '../../subscriptions/order/end-subscription'
import { removeDocument } from '../documents/remove-document'
import { lockProfessional } from '../lock-professional'
import { professionalAuditSubject, professionalSubject } from '../plan/professional-subject'
import { keepTrialSpent } from '../plan/spent-trial'
import { removeFromPortfolio } from '../portfolio/remove-from-portfolio'
import { findLandingPages } from '../profile/landing-pages'
import { noteProfileChange } from '../profile/note-profile-change'

/**
 * Closes a professional's account: cancels the subscription as a payer would, and ends search results and
 * notifications. Erases all personal data except the hash that prevents a second trial.
 */
export const professionalClosing: ClosingPart = {
  async foretell(ctx, { userId }) {
    const professional = await ctx.db.professional.findUnique({ where: { userId }, select: { id: true } })
    if (!professional) return {}
    const subscriptions = await ctx.db.subscription.findMany({
      where: { ...professionalSubject(professional.id), paidUntil: { gt: ctx.clock.now() } },
      select: { paidUntil: true },
      orderBy: { paidUntil: 'desc' },
    })
    const openSubscriptions = {
      ...professionalSubject(professional.id),
      cancelledAt: null,
      cancelReason: null,
    }
    const hasSubscription = (await ctx.db.subscription.count({ where: openSubscriptions })) > 0
    const paidUntil = subscriptions[0]?.paidUntil
    return {
      ends: [
        'Dejás de aparecer en las búsquedas y no te llegan más solicitudes. Se borran tu foto, las de tus trabajos y tus documentos.',
        ...(hasSubscription ? ['Tu suscripción se cancela y no se te cobra más.'] : []),
        ...(paidUntil
          ? [`Perdés lo que queda del mes pagado, hasta el ${formatDate(paidUntil.toISOString())}.`]
          : []),
      ],
      keeps: [
        `Una marca cifrada de tu CUIT y tu teléfono, que no permite leerlos: sirve para que el período de prueba se use una sola vez y para saber si una cuenta estaba suspendida, y se borra a los ${limits.spentTrialDays} días.`,
      ],
    }
  },
  async close(ctx, { userId }) {
    const ownProfessional = await ctx.db.professional.findUnique({ where: { userId }, select: { id: true } })
    if (!ownProfessional) return
    const professional = await lockProfessional(ctx.db, ownProfessional.id)
    await keepTrialSpent(ctx, professional)
    const oldPages = await findLandingPages(ctx.db, ownProfessional.id)
    await erase(ctx, professional)
    await noteProfileChange(ctx, ownProfessional.id, { formerPages: oldPages, isLinkChange: true })
    const subscriptions = await ctx.db.subscription.findMany({
      where: { ...professionalSubject(ownProfessional.id), cancelledAt: null, cancelReason: null },
      select: { id: true },
    })
    for (const { id } of subscriptions) await requestEnd(ctx, { id, reason: 'payer' })
  },
  async erase(ctx, { userId }) {
    await forEachId({
      find: ({ after, take }) =>
        ctx.db.professionalDocument.findMany({
          where: { ownerKey: userId, state: 'removing', id: { gt: after } },
          orderBy: { id: 'asc' },
          select: { id: true },
          take,
        }),
      run: (id) => removeDocument(ctx, { id }),
    })
  },
}

async function erase(
  ctx: TxCtx,
  { id, userId, photoId }: { id: string; userId: string; photoId: string | null },
) {
  await ctx.db.professional.update({
    where: { id },
    data: {
      status: 'closed',
      statusReason: null,
      companyName: null,
      cuit: null,
      phone: null,
      description: '',
      address: null,
      postalCode: null,
      latitude: null,
      longitude: null,
      photoId: null,
      workingHours: Prisma.DbNull,
      registrationKey: null,
      isAvailable: false,
      awayUntil: null,
    },
  })
  await ctx.db.professionalCheck.deleteMany({ where: { professionalId: id } })
  if (photoId) await ctx.db.photo.updateMany({ where: { id: photoId }, data: { state: 'removing' } })
  const works = await ctx.db.portfolioPhoto.findMany({ where: { professionalId: id } })
  await removeFromPortfolio(
    ctx.db,
    works.map(({ photoId }) => photoId),
  )
  // The owner key stays until the files are deleted, because the job finds the documents by it.
  await ctx.db.professionalDocument.updateMany({
    where: { OR: [{ professionalId: id }, { ownerKey: userId }] },
    data: { state: 'removing', professionalId: null, ownerKey: userId, name: '', sha256: '' },
  })
  await eraseDecisions(ctx, [professionalAuditSubject(id)])
}
