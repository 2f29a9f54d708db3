import { escapeHtml as e } from '../../../escape-html'
import { rejections } from '../../checkout/outcomes'
import { page } from '../../pages/document'
import { formatMoment, formatMoney } from '../../pages/format'
import { payerField } from '../../pages/payer-field'
import type { Preapproval } from '../../store/records'
import type { World } from '../../world'
import { firstChargeDate } from '../authorize-preapproval'
import { subscriptionBackUrl } from './subscription-back-url'

/** The page on which the buyer authorizes a subscription. `refusal` says why the previous attempt failed. */
export function subscriptionPage(
  world: World,
  preapproval: Preapproval,
  refusal: { text: string; testId: string } | null = null,
): Response {
  const back = subscriptionBackUrl(preapproval)
  const action = `/subscriptions/checkout?preapproval_id=${e(preapproval.id)}`
  const goBack = back
    ? `<a class="quiet" data-testid="go-back" href="${e(back)}">Volver sin suscribirte</a>`
    : ''
  return page({
    title: `${preapproval.reason} · Simulador`,
    look: 'checkout',
    formTargets: back ? [new URL(back).origin] : [],
    main: `<form method="post" action="${action}" class="columns" autocomplete="off">
<aside class="card summary">${renderSummary(world, preapproval)}</aside>
<div class="stack">
<section class="card">
<h2>Confirmá la suscripción</h2>
${refusal ? `<p class="alert" role="alert" data-testid="${refusal.testId}">${refusal.text}</p>` : ''}
${payerField(world, preapproval.payerEmail)}
<fieldset class="options"><legend class="hidden">Medio de pago</legend>
<label class="option"><input type="radio" name="card" value="credit" checked><span><strong>Tarjeta de crédito</strong><span class="soft">Mastercard de prueba, termina en 0604</span></span></label>
<label class="option"><input type="radio" name="card" value="prepaid" data-testid="prepaid-card"><span><strong>Tarjeta prepaga</strong><span class="soft">No sirve para suscripciones</span></span></label>
</fieldset>
<button class="primary wide" name="button" value="authorize" data-testid="authorize">Autorizar la suscripción</button>
${goBack}
</section>
${renderOtherEnds()}
</div>
</form>`,
  })
}

function renderSummary(world: World, preapproval: Preapproval): string {
  const { every, amountCentavos, currency, reason, payerEmail } = preapproval
  const first = firstChargeDate(world, preapproval)
  const isLater = first.getTime() > world.clock.virtual().getTime()
  return `<p class="soft">Suscripción</p>
<h1 class="amount"><span data-testid="amount">${formatMoney(amountCentavos, currency)}</span> <small>${periodWords(every)}</small></h1>
<ul class="items"><li><span>${e(reason)}</span></li>
<li><span class="soft">Primer cobro: ${isLater ? formatMoment(first.toISOString()) : 'al autorizar'}</span></li>
<li><span class="soft">A nombre de ${e(payerEmail)}</span></li></ul>`
}

function periodWords({ frequency, type }: Preapproval['every']): string {
  const [singular, many] = type === 'months' ? ['mes', 'meses'] : ['día', 'días']
  return frequency === 1 ? `por ${singular}` : `cada ${frequency} ${many}`
}

function renderOtherEnds(): string {
  const reasons = Object.entries(rejections).map(
    ([code, words]) => `<option value="${code}">${words}</option>`,
  )
  return `<section class="card">
<h2>Probá otro final</h2>
<div class="ends"><button class="end" name="button" value="reject_card" data-testid="reject-card"><strong>Rechazar la tarjeta</strong><span class="soft">No pasa la validación; la suscripción sigue pendiente.</span></button></div>
<div class="reject"><label>Motivo del rechazo<select name="reason" data-testid="reject-reason">${reasons.join('')}</select></label>
<button class="danger" name="button" value="decline_first" data-testid="decline-first-charge">Rechazar el primer cobro</button></div>
<p class="soft">El primer cobro se hace un rato después de autorizar; si se rechaza, la suscripción se cancela. Los cobros que siguen se deciden desde el panel.</p>
</section>`
}
