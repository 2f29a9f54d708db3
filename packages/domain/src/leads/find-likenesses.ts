import type { ServiceRequest } from '@oficio/db/generated/client'
import type { CallDetails } from '../kernel/actor'
import { callerMarks, networkHashOf } from '../kernel/caller-marks'
import type { TxCtx } from '../kernel/ctx'
import { mayShareMailbox } from '../kernel/text/mailbox-identity'
import { isSamePhone } from '../kernel/text/normalise-phone'

/** The traits that a client and a professional may share. */
export type Likeness = 'device' | 'network' | 'phone' | 'mail'

export interface Marks {
  deviceHash: string | null
  networkHash: string | null
}

type FiledRequest = Pick<ServiceRequest, 'userId' | 'phone' | 'email' | 'deviceHash' | 'networkHash'>

/**
 * Returns the traits that the client of a request shares with a professional, to detect professionals who file requests
 * for themselves. `client` and `professional` are marks of the current call, not stored yet. No trait is proof:
 * customers of a mobile carrier share networks, and a couple shares a device.
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

/** Returns whether the professional probably filed the request themselves. A shared network alone is not enough. */
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
 * Returns the distinct marks of all stored sessions. Reads all of them, because a few logins from elsewhere would hide
 * the incriminating session from a query for the newest. `marksOfLeads` below follows the same rule.
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
