import { createHmac } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import type { Professional } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { subDays } from '../../kernel/time/days'

type ContactFacts = Pick<Professional, 'cuit' | 'phone'>

/** A phone with and without the mobile 9 is the same phone. */
const withoutMobileSign = (phone: string): string => phone.replace(/^\+549?/, '')

/**
 * Returns the keyed hashes that recognise a professional again. Without the site's key, nobody can recover CUIT or
 * phone from them.
 */
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
 * Marks the CUIT and phone of an approved professional as used for a trial. Call it at the approval, and before and
 * after each change, because earlier marks stay. A mark of another open account stays with that account.
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

/** Stores a closing account's remaining free leads, and whether it was suspended, under all its marks. */
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
 * Returns the number of free leads with which a professional starts at approval. A closed account with the same CUIT or
 * phone limits it to the leads that it had left. An open account with them leaves none.
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

/** Returns the open accounts that used this professional's CUIT or phone earlier. */
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

/** Returns whether an earlier account with the same CUIT or phone was closed while suspended. */
export async function wasSuspendedBefore(ctx: Ctx, professional: ContactFacts): Promise<boolean> {
  const mark = { in: marksOf(ctx, professional) }
  return (await ctx.db.spentTrial.count({ where: { mark, wasSuspended: true } })) > 0
}

/** Deletes the marks of accounts closed more than `spentTrialDays` ago. */
export async function forgetSpentTrials({ db, clock }: Ctx): Promise<void> {
  await db.spentTrial.deleteMany({
    where: { professionalId: null, createdAt: { lt: subDays(clock.now(), limits.spentTrialDays) } },
  })
}

export const forgetSpentTrialsClock = atTimes(
  { name: 'forget-spent-trials', label: 'Olvidar períodos de prueba usados', at: '41 5 * * *' },
  forgetSpentTrials,
)
