import { AppError } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { planWords } from '@oficio/contracts/professionals/plan-words'
import { countOf } from '@oficio/contracts/text/count-of'
import type { ProfessionalStatus } from '@oficio/db/generated/client'
import type { Subject, SubscriptionKindDefinition } from '../../subscriptions/subscription-kind'
import { ownProfessional, withMail } from '../own-professional'

const subjectType = 'professional'

/** What a professional's subscriptions are kept under. */
export const professionalSubject = (professionalId: string): Subject => ({
  subjectType,
  subjectId: professionalId,
})

/** Returns for how many rubros a professional with so many of them is charged. */
export const unitsFor = (rubroCount: number): number => Math.max(1, rubroCount)

/** A professional pays by the month for as many rubros as they work in. */
export const professionalSubscription: SubscriptionKindDefinition = {
  subjectType,
  usualOf: 'professional',
  unitPriceArs: (ctx) => ctx.settings.getFresh('monthlyPricePerRubroArs'),
  findOwn: async (tx, actor) => {
    const { id, userId, status, user } = await ownProfessional(tx, actor, withMail)
    refuseUnapproved(status)
    return { subjectId: id, userId, email: user.email }
  },
  lockSubscribable: async (tx, professionalId) => {
    const [found] = await tx.$queryRaw<{ status: ProfessionalStatus }[]>`
      SELECT status FROM professionals WHERE id = ${professionalId}::uuid FOR NO KEY UPDATE`
    if (found) refuseUnapproved(found.status)
  },
  taxIdOf: async (tx, userId) => (await tx.professional.findUnique({ where: { userId } }))?.cuit ?? null,
  unitsOf: async (tx, professionalId) =>
    unitsFor(await tx.professionalRubro.count({ where: { professionalId } })),
  titleOf: (ctx) => `Suscripción profesional · ${ctx.site.name}`,
  chargeTitle: 'Suscripción mensual',
  words: planWords,
  unitsText: (units) => countOf(units, 'rubro', 'rubros'),
  managePath: paths.professionalPayments(),
  homeLink: { text: 'Ir a mi portal', path: paths.portal() },
}

/** Nobody else could use what they pay for. Throws not_approved, account_suspended. */
function refuseUnapproved(status: ProfessionalStatus): void {
  if (status === 'suspended') throw new AppError('account_suspended')
  if (status !== 'approved') throw new AppError('not_approved')
}
