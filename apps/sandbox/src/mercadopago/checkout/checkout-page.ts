import { escapeHtml as e } from '../../escape-html'
import { asNumber, asObject, asText } from '../http/fields'
import { page } from '../pages/document'
import { formatMoney } from '../pages/format'
import { payerField } from '../pages/payer-field'
import { toCentavos } from '../store/money'
import type { Preference } from '../store/records'
import type { World } from '../world'
import { backOrigins, backUrl } from './back-url'
import { laterMethodsOf, methodsOf } from './methods'
import { rejections } from './outcomes'

/**
 * The checkout page: the items, the payment methods and the desired outcome. `refusal` is the result of the previous
 * attempt.
 */
export function checkoutPage(
  world: World,
  preference: Preference,
  refusal: { text: string; testId: string; paymentId?: string } | null = null,
): Response {
  const amount = formatMoney(preference.totalCentavos, preference.currency)
  const way = refusal?.paymentId ? `payment_id=${refusal.paymentId}` : `pref_id=${e(preference.id)}`
  const goBack = backUrl(preference, null)
    ? `<a class="quiet" data-testid="go-back" href="/checkout/v1/back?${way}">Volver sin pagar</a>`
    : ''
  const alert = refusal
    ? `<p class="alert" role="alert" data-testid="${refusal.testId}">${refusal.text}</p>`
    : ''
  // The test card has its own form, so that the Enter key in its field pays with the card.
  const action = `/checkout/v1/redirect?pref_id=${e(preference.id)}`
  return page({
    title: `Pagar ${amount} · Simulador`,
    look: 'checkout',
    formTargets: backOrigins(preference),
    main: `<form method="post" action="${action}" id="card" autocomplete="off"></form>
<form method="post" action="${action}" class="columns" autocomplete="off">
<aside class="card summary">${renderSummary(preference, amount)}</aside>
<div class="stack">
<section class="card">
<h2>¿Con qué pagás?</h2>
${alert}
${payerField(world, usualPayer, { hasGuest: true })}
${renderMethods(preference)}
<button class="primary wide" name="button" value="approve" data-testid="approve">Pagar ${amount}</button>
${goBack}
</section>
${renderOtherEnds(preference)}
</div>
</form>`,
  })
}

/** The preselected account of the payer, because the site does not send one. */
const usualPayer = 'comprador@example.com'

function renderSummary(preference: Preference, amount: string): string {
  const items = Array.isArray(preference.body.items) ? preference.body.items.map(asObject) : []
  const lines = items.map((item) => {
    const quantity = asNumber(item.quantity) ?? 1
    const price = formatMoney(toCentavos(asNumber(item.unit_price) ?? 0) * quantity, preference.currency)
    const title = `${e(asText(item.title) ?? 'Producto')}${quantity > 1 ? ` × ${quantity}` : ''}`
    return `<li><span>${title}</span>${items.length > 1 ? `<span>${price}</span>` : ''}</li>`
  })
  const seller = sellerOf(preference)
  return `<p class="soft">${seller ? `Le pagás a ${e(seller)}` : 'Total a pagar'}</p>
<h1 class="amount"><span class="hidden">Total a pagar:</span> <span data-testid="amount">${amount}</span></h1>
<ul class="items">${lines.join('')}</ul>`
}

function sellerOf(preference: Preference): string | null {
  const name = asText(preference.body.statement_descriptor)
  const [site] = backOrigins(preference)
  return name ?? (site ? new URL(site).host : null)
}

function renderMethods(preference: Preference): string {
  const options = methodsOf(preference).map(
    (
      { id, label, hint },
      index,
    ) => `<label class="option"><input type="radio" name="method" value="${id}" data-testid="method-${id}"${index === 0 ? ' checked' : ''}>
<span><strong>${label}</strong><span class="soft">${hint}</span></span></label>`,
  )
  return `<fieldset class="options"><legend class="hidden">Medio de pago</legend>${options.join('')}</fieldset>`
}

function renderOtherEnds(preference: Preference): string {
  const isBinary = preference.body.binary_mode === true
  const review = isBinary
    ? ''
    : end('review', 'Dejarlo en revisión', 'El resultado se decide después, desde el panel.')
  const later = laterMethodsOf(preference).map(({ id, label, hint }) => end(`later_${id}`, label, `${hint}.`))
  const reasons = Object.entries(rejections).map(
    ([code, words]) => `<option value="${code}">${words}</option>`,
  )
  return `<section class="card">
<h2>Probá otro final</h2>
<div class="reject"><label>Motivo del rechazo<select name="reason" data-testid="reject-reason">${reasons.join('')}</select></label>
<button class="danger" name="button" value="reject" data-testid="reject">Rechazar</button></div>
<div class="ends">${review}${later.join('')}
${end('approve_and_close', 'Pagar y cerrar la pestaña', 'El pago se aprueba, pero nadie vuelve al sitio.')}
${end('approve_twice', 'Pagar dos veces', 'Dos pagos aprobados por lo mismo.')}</div>
<details><summary>Tarjeta de prueba por titular</summary>
<p class="soft">El nombre decide: APRO se aprueba, OTHE se rechaza, CONT queda en revisión, CALL, FUND, SECU, EXPI y FORM se rechazan por su motivo. No escribas datos de una tarjeta de verdad.</p>
<div class="reject"><label>Nombre del titular<input form="card" name="holder" value="APRO" maxlength="60" spellcheck="false" data-testid="holder"></label>
<button form="card" name="button" value="card" data-testid="pay-with-card">Pagar con esta tarjeta</button></div></details>
</section>`
}

function end(button: string, title: string, hint: string): string {
  return `<button class="end" name="button" value="${button}" data-testid="${button.replaceAll('_', '-')}"><strong>${title}</strong><span class="soft">${hint}</span></button>`
}
