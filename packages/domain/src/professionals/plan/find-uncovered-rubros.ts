import type { UncoveredRubros } from '@oficio/contracts/professionals/rubro-coverage'
import type { Ctx } from '../../kernel/ctx'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { loadCoverage } from './load-coverage'
import { professionalSubject } from './professional-subject'

/**
 * Returns the professional's rubros that the paid month does not cover; null if all are covered or there is no paid
 * month.
 */
export async function findUncoveredRubros(ctx: Ctx, professionalId: string): Promise<UncoveredRubros | null> {
  const now = ctx.clock.now()
  const standing = await subjectStanding(ctx.db, professionalSubject(professionalId), now)
  const coverage = await loadCoverage(ctx.db, professionalId, standing, now)
  if (!coverage) return null
  const rubros = await ctx.db.rubro.findMany({
    where: { id: { notIn: coverage.coveredIds }, professionals: { some: { professionalId } } },
    select: { name: true },
    orderBy: { position: 'asc' },
  })
  if (rubros.length === 0) return null
  return {
    names: rubros.map(({ name }) => name),
    othersFrom: coverage.othersFrom,
    isEnding: coverage.isEnding,
  }
}
