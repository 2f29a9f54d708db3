import type { SamePerson, SharedMark } from '@oficio/contracts/admin/professionals'
import type { Professional } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { findEarlierHolders } from '../../professionals/plan/spent-trial'

/** So many sessions of a professional are looked at, and so many people are named. */
const sessionsRead = 50
const peopleNamed = 5

/**
 * Returns other professionals who may be the same person: they had this CUIT or phone before, or log in on the same device or
 * from the same network. Families and shops share both, so it is a sign for an admin and decides nothing.
 */
export async function findSamePeople(ctx: Ctx, professional: Professional): Promise<SamePerson[]> {
  const byContact = await namesOf(ctx, 'contact', { id: { in: await findEarlierHolders(ctx, professional) } })
  const sessions = await ctx.db.session.findMany({
    where: { userId: professional.userId },
    orderBy: { createdAt: 'desc' },
    select: { ipPrefix: true, deviceHash: true },
    take: sessionsRead,
  })
  const devices = [...new Set(sessions.flatMap(({ deviceHash }) => deviceHash ?? []))]
  const networks = [...new Set(sessions.flatMap(({ ipPrefix }) => ipPrefix ?? []))]
  const idsOf = (people: readonly SamePerson[]) => people.map(({ id }) => id)
  const byDevice = await namesOf(ctx, 'device', {
    id: { notIn: [professional.id, ...idsOf(byContact)] },
    user: { sessions: { some: { deviceHash: { in: devices } } } },
  })
  const byNetwork = await namesOf(ctx, 'network', {
    id: { notIn: [professional.id, ...idsOf(byContact), ...idsOf(byDevice)] },
    user: { sessions: { some: { ipPrefix: { in: networks } } } },
  })
  return [...byContact, ...byDevice, ...byNetwork]
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
