import { paths } from '@oficio/contracts/paths'
import { urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import type { PaidRequest } from '@oficio/contracts/service-requests/urgent-payment'
import { formatDeadline } from '@oficio/contracts/text/format-date'
import type { Tx } from '@oficio/db/client'
import type { PaymentIntent } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { hasMadePayment } from '../../payments/checkout/is-payer-of'
import type { PaymentKindDefinition } from '../../payments/payment-kind'
import { runningOffer } from '../running-offer'
import { isClientsMail, trackingUrl } from '../tracking-link'
import { isClientOf } from '../viewer'
import { nothingToPay } from './nothing-to-pay'
import { runningUntil } from './urgent-contact'

type Subject = Pick<
  PaymentKindDefinition,
  'isOwnerOf' | 'view' | 'adminSubject' | 'returnedTo' | 'nextAfterReturn'
>

/** What an urgency fee was paid for: the request that it made urgent, or that its form became. */
export const urgencySubject: Subject = {
  async isOwnerOf(ctx, actor, { subjectType, subjectId }) {
    if (subjectType !== urgencyFeeSubjects.request) return false
    const request = await ctx.db.serviceRequest.findUnique({
      where: { id: subjectId },
      select: { id: true, userId: true, linkVersion: true },
    })
    return request !== null && isClientOf(ctx, actor, request)
  },
  async view(ctx, actor, intent, { approvedAt, createdAt }) {
    const subject = await viewRequest(ctx, actor, intent)
    // The link is made for the site's public name; as a path it works under whatever name the browser reached it by.
    const path = subject?.trackingUrl ? new URL(subject.trackingUrl).pathname : null
    const says = {
      done: doneText(subject?.filed?.urgentDueAt ?? null, approvedAt ?? createdAt),
      next: subject
        ? 'tu solicitud pasa a ser urgente'
        : 'tu solicitud se envía como urgente y te mandamos un email',
      over: await nothingToPay(ctx, intent),
      link: path === null ? null : { text: 'Ver mi solicitud', path },
      startPath: path ?? paths.serviceRequestForm(),
    }
    return { says, subject, isUsed: subject !== null }
  },
  async adminSubject(ctx, intent) {
    const request = await requestOf(ctx.db, intent)
    return request && { term: 'Solicitud', title: request.title, path: paths.serviceRequest(request.id) }
  },
  /** The client may have corrected the address since, also of a request that another payment made urgent. */
  async returnedTo(ctx, intent) {
    const request =
      (await ctx.db.serviceRequest.findUnique({ where: { urgencyIntentId: intent.id } })) ??
      (await requestOf(ctx.db, intent))
    return request && { email: request.email, refs: { requestId: request.id } }
  },
  /** The link goes only to the address that is the client's now. */
  async nextAfterReturn(ctx, intent, to) {
    const request = await requestOf(ctx.db, intent)
    if (request && isClientsMail(request, to))
      return { text: 'Seguir mi solicitud', url: trackingUrl(ctx, request) }
    return {
      text: 'Solicitar un servicio',
      url: new URL(paths.serviceRequestForm(), ctx.site.origin).toString(),
    }
  },
}

/**
 * The link makes its holder the client, so it goes to the client only: by account or link, or, until the first link was
 * made void or an account took the request, to whoever's payment filed it. An admin sees the payment and not the link.
 */
async function viewRequest(ctx: Ctx, actor: Actor, intent: PaymentIntent): Promise<PaidRequest | null> {
  const request = await requestOf(ctx.db, intent)
  if (!request) return null
  const hasFiled =
    hasMadePayment(actor, intent) &&
    intent.subjectType === urgencyFeeSubjects.form &&
    request.linkVersion === 1 &&
    request.userId === intent.userId
  if (!hasFiled && !isClientOf(ctx, actor, request))
    return { requestId: request.id, trackingUrl: null, filed: null }
  return {
    requestId: request.id,
    trackingUrl: trackingUrl(ctx, request),
    filed: {
      email: request.email,
      isConfirmed: request.confirmedAt !== null,
      expiresAt: request.expiresAt.toISOString(),
      urgentDueAt: await runningUntil(ctx.db, request),
      firstOffer: await runningOffer(ctx, request),
    },
  }
}

const requestOf = (tx: Tx, { id, subjectType, subjectId }: PaymentIntent) =>
  tx.serviceRequest.findUnique({
    where: subjectType === urgencyFeeSubjects.request ? { id: subjectId } : { urgencyIntentId: id },
  })

const doneText = (dueAt: string | null, paidAt: string): string =>
  dueAt
    ? `Tu solicitud ya es urgente. Si nadie te contacta antes de ${formatDeadline(dueAt, paidAt)}, te devolvemos la tarifa.`
    : 'Tu solicitud ya es urgente y se muestra antes que las demás.'
