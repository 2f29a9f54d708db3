import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { unitsFor } from '@oficio/contracts/professionals/monthly-price'
import type { changeRubrosEndpoint } from '@oficio/contracts/professionals/rubros'
import { texts } from '@oficio/contracts/texts'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { refuseOtherPrice } from '../../payments/checkout/open-checkout'
import { askedForRubros } from '../../rubros/list-rubros'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { followUnits } from '../../subscriptions/prices/set-amount'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { unitPriceOf } from '../../subscriptions/subscription-kind'
import { lockProfessional } from '../lock-professional'
import { ownProfessional } from '../own-professional'
import { exchangeRubros } from '../plan/exchange-rubros'
import { loadCoverage } from '../plan/load-coverage'
import { professionalSubject } from '../plan/professional-subject'
import { setRubros } from './set-rubros'

/**
 * Sets the caller's rubros ('Gestionar Rubros'). A running subscription charges the new amount from its next charge on,
 * and that charge covers the new rubros. One exchange per paid month takes effect at once. Throws validation_failed for
 * unknown rubros, price_changed if the caller saw another price, forbidden.
 */
export async function changeRubros(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof changeRubrosEndpoint>,
): Promise<ResponseOf<typeof changeRubrosEndpoint>> {
  const { rubroIds, monthlyPriceArs: shownArs } = input
  const { id: professionalId } = await ownProfessional(ctx.db, actor)
  // Professionals keep a retired rubro that they already have.
  const isOwn = { professionals: { some: { professionalId } } }
  const rubroCount = await ctx.db.rubro.count({
    where: { id: { in: rubroIds }, OR: [askedForRubros, isOwn] },
  })
  if (rubroCount < rubroIds.length)
    throw new AppError('validation_failed', { fields: { rubroIds: texts.unknownRubro } })
  const subject = professionalSubject(professionalId)
  // Refreshes first, so that a subscription authorised a moment ago counts as running and is not replaced.
  await refreshPending(ctx, subject)
  const price = await unitPriceOf(ctx, subject)
  return ctx.transaction(async (ctx) => {
    // Concurrent changes run one after the other, so that the amount matches the final rubros.
    await lockProfessional(ctx.db, professionalId)
    await setRubros(ctx, professionalId, rubroIds)
    await followUnits(ctx, subject)
    const standing = await subjectStanding(ctx.db, subject, ctx.clock.now())
    await exchangeRubros(ctx, professionalId, standing)
    const { running, nextChargeAt } = standing
    const monthlyPriceArs = (running?.amountCentavos ?? price * unitsFor(rubroIds.length)) / 100
    refuseOtherPrice(shownArs, monthlyPriceArs)
    const coverage = await loadCoverage(ctx.db, professionalId, standing, ctx.clock.now())
    return {
      rubroIds,
      monthlyPriceArs,
      nextChargeAt: nextChargeAt?.toISOString() ?? null,
      coverage: coverage && { coveredIds: coverage.coveredIds, othersFrom: coverage.othersFrom },
    }
  })
}
