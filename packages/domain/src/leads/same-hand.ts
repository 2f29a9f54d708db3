import type { ServiceRequest } from '@oficio/db/generated/client'
import type { CallDetails } from '../kernel/actor'
import { callerMarks, networkHashOf } from '../kernel/caller-marks'
import type { TxCtx } from '../kernel/ctx'
import { mayShareMailbox } from '../kernel/text/mailbox-identity'
import { isSamePhone } from '../kernel/text/normalise-phone'

/** In what client and professional are alike. */
export type Likeness = 'device' | 'network' | 'phone' | 'mail'

export interface Marks {
  deviceHash: string | null
  networkHash: string | null
}

type FiledRequest = Pick<ServiceRequest, 'userId' | 'phone' | 'email' | 'deviceHash' | 'networkHash'>

/**
 * Returns in what the client of a request and a professional are alike, as one person is who files requests for
 * themselves. `client` and `professional` are marks of calls of theirs that are not stored yet. None of it is a proof:
 * the customers of a mobile carrier share networks, and a couple shares a device.
 */
export async function findLikenesses(
  ctx: TxCtx,
  {
    request,
    professionalId,
    client,
    professional,
  }: { request: FiledRequest; professionalId: string; client?: Marks; professional?: Marks },
): Promise<Likeness[]> {
  const { userId, phone, user } = await ctx.db.professional.findUniqueOrThrow({
    where: { id: professionalId },
    select: { userId: true, phone: true, user: { select: { email: true, phone: true } } },
  })
  const professionalMarks = [
    ...(professional ? [professional] : []),
    ...(await marksOfSessions(ctx, userId)),
    ...(await marksOfLeads(ctx, professionalId)),
  ]
  const clientMarks = [
    request,
    ...(client ? [client] : []),
    ...(request.userId ? await marksOfSessions(ctx, request.userId) : []),
  ]
  const phones = [phone, user.phone].filter((number) => number !== null)
  const isAlike: Record<Likeness, boolean> = {
    device: haveCommon(clientMarks, professionalMarks, 'deviceHash'),
    network: haveCommon(clientMarks, professionalMarks, 'networkHash'),
    phone: phones.some((number) => isSamePhone(number, request.phone)),
    mail: mayShareMailbox(user.email, request.email),
  }
  return likenesses.filter((likeness) => isAlike[likeness])
}

const likenesses: readonly Likeness[] = ['device', 'network', 'phone', 'mail']

/** Returns whether the professional who opens a request's data has filed it, by more than a network. */
export async function isSelfMade(
  ctx: TxCtx,
  actor: Pick<CallDetails, 'deviceHash' | 'ipPrefix'>,
  { request, professionalId }: { request: FiledRequest; professionalId: string },
): Promise<boolean> {
  const professional = callerMarks(ctx, actor)
  const likenesses = await findLikenesses(ctx, { request, professionalId, professional })
  return likenesses.some((likeness) => likeness !== 'network')
}

const haveCommon = (
  clientMarks: readonly Marks[],
  professionalMarks: readonly Marks[],
  mark: keyof Marks,
): boolean => {
  const knownMarks = new Set(professionalMarks.map((marks) => marks[mark]).filter((value) => value !== null))
  return clientMarks.some((marks) => marks[mark] !== null && knownMarks.has(marks[mark]))
}

/**
 * Returns the distinct marks of all stored sessions. The newest sessions alone would not do, because a few logins from
 * elsewhere would push out the session that gives the professional away. The same holds for leads below.
 */
async function marksOfSessions(ctx: TxCtx, userId: string): Promise<Marks[]> {
  const sessions = await ctx.db.session.groupBy({ by: ['deviceHash', 'ipPrefix'], where: { userId } })
  return sessions.map(({ deviceHash, ipPrefix }) => ({
    deviceHash,
    networkHash: ipPrefix === null ? null : networkHashOf(ctx, ipPrefix),
  }))
}

async function marksOfLeads(ctx: TxCtx, professionalId: string): Promise<Marks[]> {
  const leads = await ctx.db.lead.groupBy({ by: ['deviceHash', 'networkHash'], where: { professionalId } })
  return leads
}
