import type { Ctx } from '../../kernel/ctx'
import { loadCoverage } from '../../professionals/plan/load-coverage'
import type { SubjectStanding } from '../../subscriptions/standing/subject-standing'
import type { LeadSubscription } from './coverage'

/**
 * Returns what the professional's subscription grants for a lead of that rubro. The result is reliable only under the
 * lock on the professional.
 */
export async function leadSubscription(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  professionalId: string,
  rubroId: number,
  standing: SubjectStanding,
): Promise<LeadSubscription> {
  const coverage = await loadCoverage(ctx.db, professionalId, standing, ctx.clock.now())
  return { hasAccess: standing.hasAccess, coversRubro: coverage?.coveredIds.includes(rubroId) ?? false }
}
