import type { AdminSubscription } from '@oficio/contracts/admin/payments/subscription'
import { formatDay, formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { ReactNode } from 'react'
import { textFor } from '../payment-texts'
import { payerFacts } from './payer-facts'

/** Returns the text for why a subscription ended. */
const cancelText = (reason: string): string =>
  textFor(
    {
      payer: 'La canceló quien paga',
      provider: `Se canceló en ${providerName}`,
      admin: 'La canceló un administrador',
      merged: 'Se unió el negocio con otro',
      replaced: 'La reemplazó otra',
      abandoned: 'Nadie la autorizó',
    },
    reason,
  )

/** Returns the text for the provider's status of a subscription. */
const providerText = (status: string): string =>
  textFor(
    { pending: 'Sin autorizar', authorized: 'Autorizada', paused: 'En pausa', cancelled: 'Cancelada' },
    status,
  )

interface Fact {
  term: string
  value: ReactNode
}

/** Returns the fact, or nothing if its value is null. */
const when = (term: string, value: ReactNode): Fact[] => (value === null ? [] : [{ term, value }])
const moment = (iso: string | null): string | null => iso && formatMoment(iso)

/** Returns the facts about a subscription for its page in the panel. */
export function subscriptionFacts(subscription: AdminSubscription): Fact[] {
  const { amountArs, units, unitPriceArs, payer, providerAmountArs, cancelReason, cancelledAt } = subscription
  const isOther = providerAmountArs !== null && providerAmountArs !== amountArs
  return [
    {
      term: isCharged(subscription) ? 'Próximo cobro' : 'Importe por mes',
      value: `${formatMoney(amountArs)} (${units} × ${formatMoney(unitPriceArs)})`,
    },
    ...when('Cobro atrasado', retryText(subscription)),
    ...when(
      `Importe en ${providerName}`,
      isOther ? <span className="text-urgent">{formatMoney(providerAmountArs)}</span> : null,
    ),
    ...when('Precio anunciado', announcedText(subscription)),
    ...payerFacts(payer),
    ...when('Autorizada', moment(subscription.authorizedAt)),
    ...when('Pagada hasta', subscription.paidUntil && formatDay(subscription.paidUntil)),
    ...when('Se cobra', isCharged(subscription) ? moment(subscription.nextChargeAt) : null),
    ...when('Fin', cancelReason && endText(cancelReason, cancelledAt)),
    { term: 'Creada', value: formatMoment(subscription.createdAt) },
    ...when('Próxima consulta', moment(subscription.nextCheckAt)),
    ...when(`En ${providerName}`, subscription.providerStatus && providerText(subscription.providerStatus)),
    ...when(
      `Número en ${providerName}`,
      subscription.providerId && <code className="text-sm break-all">{subscription.providerId}</code>,
    ),
    { term: 'Términos aceptados', value: `Versión ${subscription.termsVersion}` },
    { term: 'Nuestro número', value: <code className="text-sm break-all">{subscription.id}</code> },
  ]
}

/**
 * Returns whether the provider will charge the subscription again. It will not if the subscription has ended, is
 * paused, is not authorised yet, or is suspended for missing payments.
 */
const isCharged = ({ isLive, providerStatus, status }: AdminSubscription): boolean =>
  isLive && providerStatus === 'authorized' && (status === 'active' || status === 'past_due')

/**
 * Returns the text about a failed charge that the provider may still collect, even for a suspended subscription. Null
 * if there is none.
 */
function retryText({ isLive, providerStatus, charges }: AdminSubscription): string | null {
  const retriedCharge = charges.find(({ status }) => status === 'retrying')
  if (!retriedCharge || !isLive || providerStatus !== 'authorized') return null
  const when = retriedCharge.nextRetryAt ? `, el ${formatDay(retriedCharge.nextRetryAt)}` : ''
  return `${providerName} puede volver a intentarlo${when}`
}

function announcedText({ nextUnitPriceArs, nextUnitPriceFrom }: AdminSubscription): string | null {
  if (nextUnitPriceArs === null || nextUnitPriceFrom === null) return null
  return `${formatMoney(nextUnitPriceArs)} por rubro desde el ${formatDay(nextUnitPriceFrom)}`
}

const endText = (reason: string, at: string | null): string =>
  at
    ? `${cancelText(reason)}, el ${formatMoment(at)}`
    : `${cancelText(reason)}. Falta que ${providerName} confirme.`
