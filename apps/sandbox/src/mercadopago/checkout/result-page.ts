import { escapeHtml as e } from '../../escape-html'
import { formatMoney } from '../pages/format'
import type { IconName } from '../pages/icons'
import { messagePage } from '../pages/message'
import { isWaiting } from '../payments/create-payment'
import type { Payment, Preference } from '../store/records'
import type { World } from '../world'
import { backUrl, isLedBack } from './back-url'
import { rejections } from './outcomes'

interface Words {
  icon: IconName
  title: string
  text: string
}

/** The page with the outcome of the payment and a link back to the site. */
export function resultPage(world: World, preference: Preference, payment: Payment): Response {
  const { title, text, icon } = wordsOf(payment)
  const way = `/checkout/v1/back?payment_id=${payment.id}`
  const hasWay = backUrl(preference, payment) !== null
  const seconds = Math.ceil(world.settings.autoReturnDelayMs / 1000)
  return messagePage({
    icon,
    title,
    text: hasWay ? text : `${text} Ya podés cerrar esta página.`,
    testId: `result-${payment.status}`,
    extra: `${figures(payment)}${isWaiting(payment.status) ? panelHint : ''}`,
    ...(hasWay ? { back: { href: way, label: 'Volver al sitio' } } : {}),
    ...(hasWay && isLedBack(preference, payment) ? { refresh: { seconds, address: way } } : {}),
  })
}

/** The page for simulating a buyer who closes the tab: it has no link back to the site. */
export function closedPage(payment: Payment): Response {
  return messagePage({
    icon: 'check',
    title: 'Pagado. Cerrá esta pestaña',
    text: 'El sitio se entera solo por la notificación: de acá no vuelve nadie.',
    testId: 'result-closed',
    extra: figures(payment),
  })
}

const panelHint =
  '<p class="soft">Lo aprobás o lo rechazás vos, desde el <a href="/" target="_blank">panel del simulador</a>.</p>'

function figures({ id, amountCentavos, currency }: Payment): string {
  return `<p class="figures"><strong>${formatMoney(amountCentavos, currency)}</strong><span class="soft">Operación <span data-testid="payment-id">${e(id)}</span></span></p>`
}

function wordsOf({ status, statusDetail }: Payment): Words {
  if (status === 'approved') return { icon: 'check', title: 'Pago aprobado', text: 'El pago se acreditó.' }
  if (status === 'pending') return { icon: 'clock', title: 'Pago pendiente', text: 'Falta que se acredite.' }
  if (status === 'in_process') {
    return { icon: 'clock', title: 'Pago en revisión', text: 'Todavía no se sabe si se aprueba.' }
  }
  const reason = rejections[statusDetail] ?? 'El pago no se hizo'
  return { icon: 'cross', title: 'Pago rechazado', text: `${reason}.` }
}
