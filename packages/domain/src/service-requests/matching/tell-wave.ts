import { paths } from '@oficio/contracts/paths'
import type { ServiceRequest, User } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { queueMails } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { requestForProfessionalMail } from '../mails'
import { titleForProfessionals } from '../title-for-professionals'
import type { Match } from './match-professionals'
import { findFull, isUnconfirmed } from './unconfirmed-notices'

export type ToldRequest = Pick<
  ServiceRequest,
  'id' | 'title' | 'rubroId' | 'localidadId' | 'userId' | 'isUrgent' | 'confirmedAt' | 'connectionHash'
>

interface Wave {
  matches: Match[]
  wave: number
  isFirstOffer: boolean
}

export const withReader = {
  id: true,
  userId: true,
  user: { select: { email: true, emailVerifiedAt: true, hasDailyDigest: true } },
} as const

/**
 * Tells the professionals of a wave of a request: in their account at once, and by a mail of its own, or by that of the day
 * for those who chose so. What cannot wait for it, an urgent request and one that is theirs alone for now, is mailed to
 * everybody at once. A professional who got too many notices (`findFull`) reads of it in the mail of the day alone.
 */
export async function tellWave(
  ctx: TxCtx,
  request: ToldRequest,
  { matches, wave, isFirstOffer }: Wave,
): Promise<void> {
  const told = matches.map(({ professionalId }) => professionalId)
  const professionals = await ctx.db.professional.findMany({
    where: { id: { in: told } },
    select: withReader,
  })
  // Nobody is told of their own request.
  const others = professionals.filter(({ userId }) => userId !== request.userId)
  const canWait = !request.isUrgent && !isFirstOffer
  const later = new Set(others.filter(({ user }) => canWait && isMailedDaily(user)).map(({ id }) => id))
  const wasUnconfirmed = isUnconfirmed(request)
  const deferred = await findFull(ctx, request, told)
  const notifiedAt = ctx.clock.now()
  await ctx.db.serviceRequestRecipient.createMany({
    data: matches.map((match) => ({
      requestId: request.id,
      ...match,
      wave,
      notifiedAt,
      waitsForDigest: later.has(match.professionalId) || deferred.has(match.professionalId),
      isDeferred: deferred.has(match.professionalId),
      wasUnconfirmed,
    })),
    skipDuplicates: true,
  })
  const notifiedNow = others.filter(({ id }) => !deferred.has(id))
  await noteAll(ctx, request, { professionals: notifiedNow, isFirstOffer })
  await mailAll(
    ctx,
    request.id,
    notifiedNow.filter(({ id }) => !later.has(id)),
  )
}

/** Puts notices of a request into the accounts of professionals. */
export async function noteAll(
  ctx: TxCtx,
  request: ToldRequest,
  { professionals, isFirstOffer }: { professionals: readonly { userId: string }[]; isFirstOffer: boolean },
): Promise<void> {
  const body = await titleForProfessionals(ctx, request)
  await notifyAccounts(
    ctx,
    professionals.map(({ userId }) => ({
      userId,
      type: 'new-request',
      title: noticeTitle(request.isUrgent, isFirstOffer),
      body,
      href: paths.professionalRequest(request.id),
      requestId: request.id,
      dedupeKey: `new-request:${request.id}`,
    })),
  )
}

/** What somebody chose counts once their mailbox is proven, as with every choice about mails. */
export const isMailedDaily = ({
  hasDailyDigest,
  emailVerifiedAt,
}: Pick<User, 'hasDailyDigest' | 'emailVerifiedAt'>) => hasDailyDigest && emailVerifiedAt !== null

/** Mails of a request at once whoever was to read of it in the mail of the day: it cannot wait any more. */
export async function mailWaiting(ctx: TxCtx, requestId: string): Promise<void> {
  const waiting = await ctx.db.serviceRequestRecipient.updateManyAndReturn({
    where: { requestId, waitsForDigest: true },
    data: { waitsForDigest: false },
    select: { professionalId: true },
  })
  const professionals = await ctx.db.professional.findMany({
    where: { id: { in: waiting.map(({ professionalId }) => professionalId) } },
    select: withReader,
  })
  await mailAll(ctx, requestId, professionals)
}

export const mailAll = (
  ctx: TxCtx,
  requestId: string,
  professionals: readonly { id: string; user: { email: string } }[],
): Promise<void> =>
  queueMails(
    ctx,
    requestForProfessionalMail,
    professionals.map(({ id, user }) => ({
      to: user.email,
      dedupeKey: `request-for-professional:${requestId}:${id}`,
      refs: { requestId, professionalId: id },
    })),
  )

function noticeTitle(isUrgent: boolean, isFirstOffer: boolean): string {
  if (isFirstOffer)
    return isUrgent ? 'Te eligieron para una solicitud urgente' : 'Te eligieron para una solicitud'
  return isUrgent ? 'Nueva solicitud urgente para vos' : 'Nueva solicitud para vos'
}
