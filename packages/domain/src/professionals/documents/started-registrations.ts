import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { subHours } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'

/** Returns the earliest start time of registrations that have not expired. */
export const liveSince = (ctx: Pick<Ctx, 'clock'>): Date =>
  subHours(ctx.clock.now(), limits.startedRegistrationHours)

/** Throws registration_not_started if a visitor's device has no started registration, or an expired one. */
export async function requireStartedRegistration(ctx: Ctx, actor: Actor): Promise<void> {
  if (actor.kind !== 'visitor') return
  const { deviceHash } = actor
  const started =
    deviceHash !== null &&
    (await ctx.db.startedRegistration.findUnique({
      where: { deviceHash, startedAt: { gt: liveSince(ctx) } },
    }))
  if (!started) throw new AppError('registration_not_started')
}

export async function forgetStartedRegistrations(ctx: Ctx): Promise<void> {
  await ctx.db.startedRegistration.deleteMany({ where: { startedAt: { lte: liveSince(ctx) } } })
}

export const forgetStartedRegistrationsClock = atTimes(
  { name: 'forget-started-registrations', label: 'Olvidar registros sin terminar', at: '23 * * * *' },
  forgetStartedRegistrations,
)
