import { AppError, type ErrorCode } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { unitsFor } from '@oficio/contracts/professionals/monthly-price'
import { countOf } from '@oficio/contracts/text/count-of'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { ProfessionalStatus } from '@oficio/db/generated/client'
import type { SubscriptionKindDefinition, SubscriptionWords } from '../../subscriptions/subscription-kind'
import { ownProfessional, withMail } from '../own-professional'
import { exchangeWhenCharged } from './exchange-rubros'
import { viewTrialStatus } from './get-trial-status'
import { paidRubrosOf } from './load-coverage'
import { professionalAuditSubject, professionalSubject } from './professional-subject'

/** Texts about a professional's subscription, which gives access to contact data of requests. */
const planWords: SubscriptionWords = {
  notices: {
    active: 'Podés ver los datos de contacto de las solicitudes de tus rubros.',
    failing: `Revisá tu medio de pago en ${providerName} para no quedarte sin contactos.`,
    suspended: 'Mirá cómo reactivarla y hasta cuándo podés abrir contactos nuevos.',
  },
  mails: {
    active: {
      preview: 'Ya podés ver los datos de contacto de tus rubros, sin límite por mes.',
      text: 'Desde ahora podés ver los datos de contacto de las solicitudes de tus rubros, sin pagar por cada una.',
    },
    failing: {
      preview: 'Revisá tu medio de pago para poder ver contactos.',
      text: 'Hasta que se cobre no podés ver nuevos datos de contacto.',
    },
    suspended: {
      preview: 'Los contactos que ya tenés siguen abiertos; para ver nuevos, reactivala.',
      whatStays: 'Los contactos que ya abriste siguen siendo tuyos.',
      stillAllowed: 'podés abrir contactos nuevos',
      toSee: 'ver los datos de nuevas solicitudes',
    },
  },
}

const priceSetting = 'monthlyPricePerRubroArs'

/** Defines the monthly subscription of a professional, priced by the number of their rubros. */
export const professionalSubscription: SubscriptionKindDefinition = {
  subjectType: professionalSubject('').subjectType,
  defaultForRole: 'professional',
  priceSettings: [priceSetting],
  unitPriceArs: (ctx) => ctx.settings.getFresh(priceSetting),
  findOwn: async (tx, actor, subjectId) => {
    const { id, userId, status, user } = await ownProfessional(tx, actor, withMail)
    if (subjectId !== undefined && subjectId !== id) throw new AppError('not_found')
    return { subjectId: id, userId, email: user.email, refusal: refusalOf(status) }
  },
  lockSubscribable: async (tx, professionalId) => {
    const [row] = await tx.$queryRaw<{ status: ProfessionalStatus }[]>`
      SELECT status FROM professionals WHERE id = ${professionalId}::uuid FOR NO KEY UPDATE`
    const refusal = row && refusalOf(row.status)
    if (refusal) throw new AppError(refusal)
  },
  taxIdOf: async (tx, userId) => (await tx.professional.findUnique({ where: { userId } }))?.cuit ?? null,
  goneSince: async (tx, id) =>
    (await tx.professional.findUnique({ where: { id }, include: { user: true } }))?.user.closedAt ?? null,
  unitsOf: async (tx, professionalId) =>
    unitsFor(await tx.professionalRubro.count({ where: { professionalId } })),
  paysFor: paidRubrosOf,
  afterSync: exchangeWhenCharged,
  viewStatus: async (ctx, id) =>
    viewTrialStatus(ctx, await ctx.db.professional.findUniqueOrThrow({ where: { id } })),
  titleOf: (ctx) => `Suscripción profesional · ${ctx.site.name}`,
  chargeTitle: 'Suscripción mensual',
  historyTitle: 'Suscripción',
  returnReasons: {
    idle_month: {
      text: 'En ese mes no hubo ninguna solicitud para vos, así que no te lo cobramos.',
      adminText: 'Un mes sin solicitudes',
    },
  },
  wordsOf: async () => planWords,
  unitsText: (units) => countOf(units, 'rubro', 'rubros'),
  auditSubject: professionalAuditSubject,
  managePath: paths.professionalPayments(),
  homeLink: { text: 'Ir a mi portal', path: paths.portal() },
}

/** Returns why a professional may not subscribe, because only approved accounts can use the subscription. */
function refusalOf(status: ProfessionalStatus): ErrorCode | null {
  if (status === 'suspended') return 'account_suspended'
  return status === 'approved' ? null : 'not_approved'
}
