import type { SamePerson, SharedMark } from '@oficio/contracts/admin/professionals'
import type { Professional } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { findEarlierHolders } from '../../professionals/plan/spent-trial'

/** So many sessions of a professional are looked at, and so many people are named. */
const sessionsRead = 50
const peopleNamed = 5

/**
 * Returns other professionals who may be the same person: they had this CUIT or phone before, or log in from the same network.
 * Families and shops share a network, so it is a sign for an admin and decides nothing.
 */
export async function findSamePeople(ctx: Ctx, professional: Professional): Promise<SamePerson[]> {
  const byContact = await namesOf(ctx, 'contact', { id: { in: await findEarlierHolders(ctx, professional) } })
  const sessions = await ctx.db.session.findMany({
    where: { userId: professional.userId, ipPrefix: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: { ipPrefix: true },
    take: sessionsRead,
  })
  const networks = [...new Set(sessions.flatMap(({ ipPrefix }) => ipPrefix ?? []))]
  const byNetwork = await namesOf(ctx, 'network', {
    id: { notIn: [professional.id, ...byContact.map(({ id }) => id)] },
    user: { sessions: { some: { ipPrefix: { in: networks } } } },
  })
  return [...byContact, ...byNetwork]
}

async function namesOf(
  ctx: Ctx,
  shares: SharedMark,
  where: NonNullable<Parameters<Ctx['db']['professional']['findMany']>[0]>['where'],
): Promise<SamePerson[]> {
  const people = await ctx.db.professional.findMany({
    where,
    select: { id: true, user: { select: { firstName: true, lastName: true } } },
    orderBy: { createdAt: 'desc' },
    take: peopleNamed,
  })
  return people.map(({ id, user }) => ({ id, name: `${user.firstName} ${user.lastName}`, shares }))
}
