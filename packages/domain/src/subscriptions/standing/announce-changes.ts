import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import type { Subscription, SubscriptionCharge, SubscriptionStatus } from '@oficio/db/generated/client'
import type { z } from 'zod'
import type { TxCtx } from '../../kernel/ctx'
import type { MailDefinition } from '../../kernel/mail/define-mail'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { failedCharge, heldCharge } from '../charges/charge-state'
import type { ChargeNews, SettledCharge } from '../charges/settle-charges'
import {
  subscriptionActiveMail,
  subscriptionCancelledMail,
  subscriptionChargedMail,
  subscriptionChargeFailedMail,
  subscriptionSuspendedMail,
} from '../mails'
import type { SubscriptionWords } from '../subscription-kind'
import { kindOf } from '../subscription-kind'
import { findResumed } from './find-resumed'

interface Changes {
  before: Subscription
  after: Subscription
  /** The event of the change of status; null when it stayed. */
  eventId: string | null
  news: readonly ChargeNews[]
  charges: readonly SettledCharge[]
}

type NoticeWords = SubscriptionWords['notices']

/** Notifies the owner of changes by mail and in the account. Each event has a key, so that it is sent once. */
export async function announceChanges(ctx: TxCtx, changes: Changes): Promise<void> {
  const { after, news, charges } = changes
  const { notices: words } = await kindOf(ctx, after).wordsOf(ctx.db, after.subjectId)
  for (const { type, charge } of news) {
    if (type === 'charge_paid') await tellOwner(ctx, after, paid(charge))
    if (type === 'charge_taken_back') await tellOwner(ctx, after, takenBack(charge))
  }
  const failed = failedCharge(charges)
  const isFailing = news.some(({ type, charge }) => type === 'charge_failed' && charge.id === failed?.id)
  // The cancellation notice already contains the reason. While money waits for a person, nobody is asked to pay.
  const isTold = isFailing && failed !== null && after.status !== 'cancelled' && !heldCharge(charges)
  if (isTold) await tellOwner(ctx, after, failing(failed, words))
  const resumption = await findResumed(ctx, { status: after.status, subscription: { ...after, charges } })
  const ownerNews =
    changes.eventId &&
    statusNews(changes, changes.eventId, { isFailureTold: isTold, isResumed: !!resumption, words })
  if (ownerNews) await tellOwner(ctx, after, ownerNews)
}

export interface OwnerNews {
  type: NoticeKind
  key: string
  title: string
  body: string
  /** Puts the mail that says the same into the outbox; null where there is none. */
  mail: ((ctx: TxCtx, envelope: { to: string; dedupeKey: string }) => Promise<void>) | null
}

/** Puts one piece of news into the owner's account and outbox. */
export async function tellOwner(
  ctx: TxCtx,
  subscription: Subscription,
  { type, key, title, body, mail }: OwnerNews,
): Promise<void> {
  const dedupeKey = `${type}:${key}`
  const { userId } = subscription
  const href = kindOf(ctx, subscription).managePath
  await notifyAccounts(ctx, [{ userId, type, title, body, href, dedupeKey }])
  if (!mail) return
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await mail(ctx, { to: email, dedupeKey })
}

export const mailOf =
  <Definition extends MailDefinition>(
    definition: Definition,
    refs: z.input<Definition['refs']>,
  ): NonNullable<OwnerNews['mail']> =>
  (ctx, envelope) =>
    queueMail(ctx, definition, { ...envelope, refs })

const paid = ({ id, subscriptionId }: SubscriptionCharge): OwnerNews => ({
  type: 'subscription-charged',
  key: id,
  title: 'Recibimos el pago de tu suscripción',
  body: 'Ya podés ver el comprobante.',
  mail: mailOf(subscriptionChargedMail, { subscriptionId, chargeId: id }),
})

const takenBack = ({ id }: SubscriptionCharge): OwnerNews => ({
  type: 'subscription-taken-back',
  key: id,
  title: 'Se devolvió un pago de tu suscripción',
  body: 'El mes que cubría ya no cuenta.',
  mail: null,
})

const failing = ({ id, subscriptionId }: SubscriptionCharge, words: NoticeWords): OwnerNews => ({
  type: 'subscription-charge-failed',
  key: id,
  title: 'No se pudo cobrar tu suscripción',
  body: words.failing,
  mail: mailOf(subscriptionChargeFailedMail, { subscriptionId, chargeId: id }),
})

/** Returns what a change of status says to its owner, or null where something else says it. */
function statusNews(
  { before, after, charges, news }: Changes,
  eventId: string,
  { isFailureTold, isResumed, words }: { isFailureTold: boolean; isResumed: boolean; words: NoticeWords },
): OwnerNews | null {
  const { status, cancelReason, id, heldAt, isPausedByHold } = after
  if (status === 'cancelled') return quietReasons.includes(cancelReason ?? '') ? null : cancelled(id)
  // Whose account is suspended can neither use it nor bring it back.
  if (heldAt) return null
  // Let in again a moment ago: the provider is being asked to go on.
  if (status === 'suspended' && isPausedByHold) return null
  if (status === 'suspended' && isResumed) return awaitingCharge(id, eventId)
  if (status === 'suspended')
    return isFailureTold ? null : suspended(id, eventId, heldCharge(charges) ? reviewText : words.suspended)
  if (status !== 'active') return null
  if (before.status === 'pending') return active(id, words)
  // The receipt already announces a charge that restores the subscription.
  const isPaid = news.some(({ type }) => type === 'charge_paid')
  return wasStopped(before.status) && !isPaid ? backAgain(eventId, words) : null
}

/** Nobody pays for these any more, or ever did. */
const quietReasons: readonly string[] = ['abandoned', 'replaced']
const wasStopped = (status: SubscriptionStatus): boolean => status === 'suspended'

const active = (id: string, words: NoticeWords): OwnerNews => ({
  type: 'subscription-active',
  key: id,
  title: 'Tu suscripción está activa',
  body: words.active,
  mail: mailOf(subscriptionActiveMail, { subscriptionId: id }),
})

const backAgain = (eventId: string, words: NoticeWords): OwnerNews => ({
  type: 'subscription-active',
  key: eventId,
  title: 'Tu suscripción está activa de nuevo',
  body: words.active,
  mail: null,
})

/** Money came that was not what was to be paid, and a person looks at it. */
const reviewText =
  'Estamos revisando un cobro que no coincide con lo que había que pagar. No pagues de nuevo.'

const suspended = (subscriptionId: string, eventId: string, body: string): OwnerNews => ({
  type: 'subscription-suspended',
  key: eventId,
  title: 'Tu suscripción está suspendida',
  body,
  mail: mailOf(subscriptionSuspendedMail, { subscriptionId }),
})

/** Nothing failed, so nothing is said of paying. */
const awaitingCharge = (subscriptionId: string, eventId: string): OwnerNews => ({
  ...suspended(subscriptionId, eventId, 'El mes que habías pagado terminó mientras estaba en pausa.'),
  title: 'Tu suscripción espera el próximo cobro',
})

const cancelled = (id: string): OwnerNews => ({
  type: 'subscription-cancelled',
  key: id,
  title: 'Tu suscripción se canceló',
  body: 'No se hacen más cobros.',
  mail: mailOf(subscriptionCancelledMail, { subscriptionId: id }),
})
