import { cancelReasonTexts } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import { auditSubject } from '../../kernel/audit-subject'
import { eraseDecisions } from '../../kernel/close-kernel'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { subDays } from '../../kernel/time/days'
import { photoFileKey } from '../../photos/photo-keys'
import { derivedTitle } from '../masking/derived-title'
import { searchedColumns } from '../masking/searched-words'

/**
 * Erases contact data, photos and typed texts of requests that closed more than `anonymiseAfterDays` (a setting) ago
 * (docs/product.md, 'Law'). Keeps what statistics need: rubro, place, times and states.
 */
export async function anonymiseRequests(ctx: Ctx): Promise<void> {
  const days = await ctx.settings.get('anonymiseAfterDays')
  const before = subDays(ctx.clock.now(), days)
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.serviceRequest.findMany({
        where: { anonymisedAt: null, closedAt: { lt: before }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => anonymise(ctx, id),
  })
}

export const anonymiseRequestsClock = atTimes(
  { name: 'anonymise-requests', label: 'Anonimizar solicitudes cerradas', at: '41 6 * * *' },
  anonymiseRequests,
)

/** Erases the personal data of one closed request. Idempotent. */
export async function anonymise(ctx: Ctx, id: string): Promise<void> {
  const photos = await ctx.db.photo.findMany({ where: { requestId: id }, select: { id: true } })
  for (const photo of photos) {
    await ctx.files.delete(photoFileKey(photo.id, 'full'))
    await ctx.files.delete(photoFileKey(photo.id, 'thumb'))
  }
  await ctx.transaction(async (ctx) => {
    await ctx.db.photo.deleteMany({ where: { requestId: id } })
    await ctx.db.$executeRaw`UPDATE mails SET "to" = '' WHERE refs ->> 'requestId' = ${id}`
    // Delete the notices, because they contain the title as it was typed and link to an empty page.
    await ctx.db.notice.deleteMany({ where: { requestId: id } })
    await erasePayer(ctx.db, id)
    await eraseWords(ctx.db, id)
    await eraseDecisions(ctx, [auditSubject('service-request', id)])
    await ctx.registry.leadFollowUps.requestErased(ctx, id)
    await eraseClient(ctx, id)
    await purgePages(ctx.db, [pageTags.serviceRequest(id)])
  })
}

/** Erases the contact data of the payer. The law requires that the payment itself is kept. */
async function erasePayer(tx: Tx, requestId: string): Promise<void> {
  const request = await tx.serviceRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { urgencyIntentId: true },
  })
  await tx.paymentIntent.updateMany({
    where: { OR: [{ subjectId: requestId }, { id: request.urgencyIntentId ?? requestId }] },
    data: { payerEmail: null, deviceHash: null },
  })
  await tx.serviceRequestDraft.updateMany({
    where: { requestId },
    data: { userId: null, deviceHash: null, ipPrefix: null },
  })
}

/** Reasons that the site itself generates. They contain no personal data. */
export const ownReasons = Object.keys(cancelReasonTexts)

/** Erases texts that client and professionals wrote beside the form, because they may name the client. */
async function eraseWords(tx: Tx, requestId: string): Promise<void> {
  const reason = { notIn: ownReasons }
  await tx.serviceRequestEvent.updateMany({ where: { requestId, reason }, data: { reason: null } })
  await tx.serviceRequest.updateMany({
    where: { id: requestId, statusReason: reason },
    data: { statusReason: null },
  })
}

async function eraseClient(ctx: TxCtx, id: string): Promise<void> {
  const { rubro, localidad } = await ctx.db.serviceRequest.findUniqueOrThrow({
    where: { id },
    select: { rubro: { select: { name: true } }, localidad: { select: { nombre: true } } },
  })
  const words = { title: derivedTitle(rubro.name, localidad.nombre), description: '' }
  await ctx.db.serviceRequest.update({
    where: { id },
    data: {
      ...words,
      ...searchedColumns(words),
      hasOwnTitle: false,
      townName: null,
      contactName: '',
      contactLastName: '',
      phone: '',
      email: '',
      serviceAddress: '',
      postalCode: null,
      deviceHash: null,
      connectionHash: null,
      networkHash: null,
      idempotencyKey: null,
      linkVersion: { increment: 1 },
      anonymisedAt: ctx.clock.now(),
    },
  })
}
