import { unitsFor } from '@oficio/contracts/professionals/monthly-price'
import type { RubroPrice, RubroSelection } from '@oficio/contracts/professionals/rubros'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { listRubrosBeside } from '../../rubros/list-rubros'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { unitPriceOf } from '../../subscriptions/subscription-kind'
import { visibleProfessional } from '../own-professional'
import { loadCoverage } from '../plan/load-coverage'
import { professionalSubject } from '../plan/professional-subject'

/**
 * Returns the data of the page 'Gestionar Rubros': the available rubros, the professional's own, and the prices. An
 * admin may see any professional's. Throws forbidden, not_found.
 */
export async function getRubroSelection(
  ctx: Ctx,
  actor: Actor,
  input: { professionalId?: string | undefined } = {},
): Promise<RubroSelection> {
  const professional = await visibleProfessional(ctx.db, actor, input.professionalId)
  const subject = professionalSubject(professional.id)
  const [chosenRows, standing, price] = await Promise.all([
    ctx.db.professionalRubro.findMany({
      where: { professionalId: professional.id },
      select: { rubroId: true },
      orderBy: { rubro: { position: 'asc' } },
    }),
    subjectStanding(ctx.db, subject, ctx.clock.now()),
    unitPriceOf(ctx, subject),
  ])
  const chosenIds = chosenRows.map(({ rubroId }) => rubroId)
  // Professionals keep a retired rubro that they already have.
  const rubros = await listRubrosBeside(ctx, chosenIds)
  const unitPriceCentavos = standing.running?.unitPriceCentavos ?? price
  return {
    rubros,
    chosenIds,
    unitPriceArs: unitPriceCentavos / 100,
    prices: Array.from({ length: rubros.length + 1 }, (_, count) => priceOf(count, unitPriceCentavos)),
    isSubscribed: standing.running !== null,
    nextChargeAt: standing.nextChargeAt?.toISOString() ?? null,
    coverage: await loadCoverage(ctx.db, professional.id, standing, ctx.clock.now()),
  }
}

function priceOf(rubroCount: number, unitPriceCentavos: number): RubroPrice {
  const units = unitsFor(rubroCount)
  return { units, monthlyPriceArs: (units * unitPriceCentavos) / 100 }
}
