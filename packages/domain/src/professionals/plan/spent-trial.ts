import { createHmac } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import type { Professional } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'

type ContactFacts = Pick<Professional, 'cuit' | 'phone'>

/** The same phone rings with the 9 of mobile numbers and without. */
const withoutMobileSign = (phone: string): string => phone.replace(/^\+549?/, '')

/** Returns by what a professional is known again: nobody makes CUIT or phone of it without the site's key. */
function marksOf({ tokenSecret }: Pick<Ctx, 'tokenSecret'>, { cuit, phone }: ContactFacts): string[] {
  const markTexts = [
    ...(cuit === null ? [] : [`cuit|${cuit}`]),
    ...(phone === null ? [] : [`phone|${withoutMobileSign(phone)}`]),
  ]
  return markTexts.map((value) =>
    createHmac('sha256', tokenSecret).update(`trial|${value}`).digest('base64url'),
  )
}

type Approved = ContactFacts & Pick<Professional, 'id' | 'approvedAt' | 'freeLeadsLeft' | 'status'>

/**
 * Marks the CUIT and the phone of an approved professional as those of a trial, at the approval and before and after each
 * change: what they were marked with earlier stays marked. An account that is still open keeps its marks.
 */
export async function markTrial(ctx: TxCtx, professional: Approved): Promise<void> {
  if (professional.approvedAt === null) return
  const { id, freeLeadsLeft } = professional
  for (const mark of marksOf(ctx, professional))
    await ctx.db.$executeRaw`
      INSERT INTO spent_trials (mark, professional_id, free_leads_left, created_at)
      VALUES (${mark}, ${id}::uuid, ${freeLeadsLeft}, ${ctx.clock.now()})
      ON CONFLICT (mark) DO UPDATE SET professional_id = excluded.professional_id
        WHERE spent_trials.professional_id IS NULL`
}

/**
 * Keeps what a closing account had left of its free leads, and whether it was suspended, under every mark that it ever had.
 */
export async function keepTrialSpent(ctx: TxCtx, professional: Approved): Promise<void> {
  if (professional.approvedAt === null) return
  await markTrial(ctx, professional)
  const own = marksOf(ctx, professional)
  await ctx.db.$executeRaw`
    UPDATE spent_trials
    SET free_leads_left = least(free_leads_left, ${professional.freeLeadsLeft}),
      was_suspended = was_suspended OR ${professional.status === 'suspended'},
      created_at = ${ctx.clock.now()},
      professional_id = CASE WHEN professional_id = ${professional.id}::uuid THEN NULL ELSE professional_id END
    WHERE professional_id = ${professional.id}::uuid OR mark = ANY(${own})`
}

/**
 * Returns how many free leads a professional begins with who is approved now: what a closed account with the same CUIT or
 * phone had left, and none where an open one has the trial.
 */
export async function trialLeft(
  ctx: TxCtx,
  professional: ContactFacts & Pick<Professional, 'id' | 'freeLeadsLeft'>,
): Promise<number> {
  const marks = await ctx.db.spentTrial.findMany({ where: { mark: { in: marksOf(ctx, professional) } } })
  const otherMarks = marks.filter(({ professionalId }) => professionalId !== professional.id)
  const remainingLeads = otherMarks.map(({ professionalId, freeLeadsLeft }) =>
    professionalId ? 0 : freeLeadsLeft,
  )
  return Math.min(professional.freeLeadsLeft, ...remainingLeads)
}

/** Returns the open accounts that had the CUIT or the phone of that professional before. */
export async function findEarlierHolders(
  ctx: Ctx,
  professional: ContactFacts & Pick<Professional, 'id'>,
): Promise<string[]> {
  const marks = await ctx.db.spentTrial.findMany({
    where: {
      mark: { in: marksOf(ctx, professional) },
      NOT: [{ professionalId: null }, { professionalId: professional.id }],
    },
    select: { professionalId: true },
  })
  return [...new Set(marks.flatMap(({ professionalId }) => professionalId ?? []))]
}

/** Returns whether an earlier account with the same CUIT or phone was suspended when it was closed. */
export async function wasSuspendedBefore(ctx: Ctx, professional: ContactFacts): Promise<boolean> {
  const mark = { in: marksOf(ctx, professional) }
  return (await ctx.db.spentTrial.count({ where: { mark, wasSuspended: true } })) > 0
}

/** Forgets the marks of accounts that were closed long ago. */
export async function forgetSpentTrials({ db, clock }: Ctx): Promise<void> {
  await db.spentTrial.deleteMany({
    where: { professionalId: null, createdAt: { lt: subDays(clock.now(), limits.spentTrialDays) } },
  })
}

export const forgetSpentTrialsClock = atTimes(
  { name: 'forget-spent-trials', label: 'Olvidar períodos de prueba usados', at: '41 5 * * *' },
  forgetSpentTrials,
)
