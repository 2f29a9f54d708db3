import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Professional } from '@oficio/db/generated/client'
import type { Actor } from '../context/actor'
import type { Subject } from './subject-standing'

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

/** Returns the order of whoever asks to subscribe. Throws forbidden, not_approved. */
export async function orderOf(tx: Tx, actor: Actor, input: { payerEmail?: string | undefined }) {
  const { professional, subject } = await ownSubject(tx, actor)
  if (professional.status !== 'approved') throw new AppError('not_approved')
  const payerEmail = input.payerEmail ?? professional.user.email
  return { subject, userId: professional.userId, payerEmail }
}
