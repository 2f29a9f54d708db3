import { createHmac } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import type { Professional } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'

type Reached = Pick<Professional, 'cuit' | 'phone'>

/** The same phone rings with the 9 of mobile numbers and without. */
const withoutMobileSign = (phone: string): string => phone.replace(/^\+549?/, '')

/** Returns by what a professional is known again: nobody makes CUIT or phone of it without the site's key. */
function marksOf({ tokenSecret }: Pick<Ctx, 'tokenSecret'>, { cuit, phone }: Reached): string[] {
  const said = [
    ...(cuit === null ? [] : [`cuit|${cuit}`]),
    ...(phone === null ? [] : [`phone|${withoutMobileSign(phone)}`]),
  ]
  return said.map((value) => createHmac('sha256', tokenSecret).update(`trial|${value}`).digest('base64url'))
}

/** Notes what was left of the free leads of somebody who was approved once, and whether they were suspended. */
export async function keepTrialSpent(
  ctx: TxCtx,
  professional: Reached & Pick<Professional, 'approvedAt' | 'freeLeadsLeft' | 'status'>,
): Promise<void> {
  if (professional.approvedAt === null) return
  for (const mark of marksOf(ctx, professional))
    await ctx.db.$executeRaw`
      INSERT INTO spent_trials (mark, free_leads_left, was_suspended, created_at)
      VALUES (${mark}, ${professional.freeLeadsLeft}, ${professional.status === 'suspended'}, ${ctx.clock.now()})
      ON CONFLICT (mark) DO UPDATE
        SET free_leads_left = least(spent_trials.free_leads_left, excluded.free_leads_left),
            was_suspended = spent_trials.was_suspended OR excluded.was_suspended,
            created_at = excluded.created_at`
}

/** Returns how many free leads somebody begins with who is approved now: what an earlier account of theirs had left. */
export async function trialLeft(
  ctx: TxCtx,
  professional: Reached & Pick<Professional, 'freeLeadsLeft'>,
): Promise<number> {
  const spent = await ctx.db.spentTrial.findMany({ where: { mark: { in: marksOf(ctx, professional) } } })
  return Math.min(professional.freeLeadsLeft, ...spent.map(({ freeLeadsLeft }) => freeLeadsLeft))
}

/** Returns whether an earlier account with the same CUIT or phone was suspended when it was closed. */
export async function wasSuspendedBefore(ctx: Ctx, professional: Reached): Promise<boolean> {
  const mark = { in: marksOf(ctx, professional) }
  return (await ctx.db.spentTrial.count({ where: { mark, wasSuspended: true } })) > 0
}

/** Forgets those who closed their account long ago. */
export async function forgetSpentTrials({ db, clock }: Ctx): Promise<void> {
  await db.spentTrial.deleteMany({
    where: { createdAt: { lt: subDays(clock.now(), limits.spentTrialDays) } },
  })
}

export const forgetSpentTrialsClock = atTimes(
  { name: 'forget-spent-trials', label: 'Olvidar períodos de prueba usados', at: '41 5 * * *' },
  forgetSpentTrials,
)
