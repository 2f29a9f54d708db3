import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Professional } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { SubscriptionOrder } from '../../subscriptions/order/take-turn'
import type { Subject } from '../../subscriptions/standing/subject-standing'
import { refuseUnapproved } from '../../subscriptions/subscription-kind'

interface OwnSubject {
  professional: Professional & { user: { email: string } }
  subject: Subject
}

export const professionalSubject = (professionalId: string): Subject => ({
  subjectType: 'professional',
  subjectId: professionalId,
})

/** Returns the caller's own professional and what their subscriptions are kept under. Throws forbidden. */
export async function ownSubject(tx: Tx, actor: Actor): Promise<OwnSubject> {
  const professional = actor.userId
    ? await tx.professional.findUnique({
        where: { userId: actor.userId },
        include: { user: { select: { email: true } } },
      })
    : null
  if (!professional) throw new AppError('forbidden')
  return { professional, subject: professionalSubject(professional.id) }
}

/** Returns the caller's own professional, or for an admin any. Throws forbidden, not_found. */
export async function findProfessional(tx: Tx, actor: Actor, id: string | undefined): Promise<Professional> {
  if (id === undefined) return (await ownSubject(tx, actor)).professional
  const professional = await tx.professional.findUnique({ where: { id } })
  const isVisible = actor.role === 'admin' || (actor.userId !== null && professional?.userId === actor.userId)
  if (!professional || !isVisible) throw new AppError('not_found')
  return professional
}

/** What somebody who subscribes may say. */
export interface OrderInput {
  payerEmail?: string | undefined
  monthlyPriceArs?: number | undefined
}

/** Returns the order of whoever asks to subscribe. Throws forbidden, not_approved, account_suspended. */
export async function orderOf(tx: Tx, actor: Actor, input: OrderInput): Promise<SubscriptionOrder> {
  const { professional, subject } = await ownSubject(tx, actor)
  refuseUnapproved(professional.status)
  const payerEmail = input.payerEmail ?? professional.user.email
  return { subject, userId: professional.userId, payerEmail, shownArs: input.monthlyPriceArs }
}
