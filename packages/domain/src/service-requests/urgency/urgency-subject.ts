import { errors } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { serviceRequestForm } from '@oficio/contracts/service-requests/form'
import { isWaiting } from '@oficio/contracts/service-requests/shapes'
import { urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import type { PaidRequest } from '@oficio/contracts/service-requests/urgent-payment'
import { formatDeadline } from '@oficio/contracts/text/format-date'
import type { Tx } from '@oficio/db/client'
import type { PaymentIntent } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { hasMadePayment } from '../../payments/checkout/is-payer-of'
import type { PaymentKindDefinition } from '../../payments/payment-kind'
import { findSameForm } from '../form/find-repeat'
import { bodyHashOf } from '../form/submission'
import { runningOffer } from '../running-offer'
import { isClientsMail, trackingUrl } from '../tracking-link'
import { isClientOf } from '../viewer'
import { runningUntil } from './urgent-contact'

type Subject = Pick<
  PaymentKindDefinition,
  'isOwnerOf' | 'view' | 'adminSubject' | 'returnedTo' | 'nextAfterReturn'
>

/** The subject of an urgency fee: the request that it made urgent, or the request that its form became. */
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
    // Use only the path of the link, because the browser may have reached the site by another host name.
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
  /**
   * Reads the address from the request, because the client may have corrected it. Falls back to the paid request if
   * another payment made it urgent.
   */
  async returnedTo(ctx, intent) {
    const request =
      (await ctx.db.serviceRequest.findUnique({ where: { urgencyIntentId: intent.id } })) ??
      (await requestOf(ctx.db, intent))
    return request && { email: request.email, refs: { requestId: request.id } }
  },
  /** Includes the tracking link only if `to` is the client's current address. */
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
 * Returns the paid request. The tracking link gives the rights of the client, so it is included only for the client (by
 * account or link). It is also included for the payer whose payment filed the request, until the first link becomes
 * invalid or an account claims the request. An admin sees the payment but no link.
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

/**
 * Returns why an unpaid fee would only be refunded, as a text for its payer; null if paying makes sense. Checks the
 * same conditions as granting the payment, so that nobody pays for nothing.
 */
async function nothingToPay(ctx: Ctx, intent: PaymentIntent): Promise<string | null> {
  if (intent.status !== 'open') return null
  return intent.subjectType === urgencyFeeSubjects.request
    ? ofRequest(ctx, intent.subjectId)
    : ofForm(ctx, intent)
}

async function ofRequest(ctx: Ctx, id: string): Promise<string | null> {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id } })
  if (!request || !isWaiting(request.status))
    return 'Tu solicitud ya no está a la espera de un profesional, así que no hace falta pagar nada.'
  if (request.isUrgent) return errors.already_urgent.text
  return request.urgencyIntentId === null ? null : errors.urgency_over.text
}

async function ofForm(ctx: Ctx, { subjectId }: PaymentIntent): Promise<string | null> {
  const draft = await ctx.db.serviceRequestDraft.findUnique({ where: { id: subjectId } })
  // A fee without a form has nothing to compare yet.
  const form = draft?.form ? serviceRequestForm.safeParse(draft.form) : null
  if (!form?.success) return null
  const equal = await findSameForm(ctx.db, await bodyHashOf(ctx, form.data))
  return equal && errors.already_filed.text
}
