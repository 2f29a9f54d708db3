import { errors } from '@oficio/contracts/errors'
import { serviceRequestForm } from '@oficio/contracts/service-requests/form'
import { isWaiting } from '@oficio/contracts/service-requests/shapes'
import { urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import type { PaymentIntent } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { findSameForm } from '../form/find-repeat'
import { bodyHashOf } from '../form/submission'

/**
 * Returns why a fee that is not paid yet would only go back, as its payer reads it; null while it would bring what it is
 * for. Asks what the granting of a payment asks, so that nobody is led to pay for that.
 */
export async function nothingToPay(ctx: Ctx, intent: PaymentIntent): Promise<string | null> {
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
  // A fee that is paid by itself has no form yet.
  const form = draft?.form ? serviceRequestForm.safeParse(draft.form) : null
  if (!form?.success) return null
  const equal = await findSameForm(ctx.db, await bodyHashOf(ctx, form.data))
  return equal && errors.already_filed.text
}
