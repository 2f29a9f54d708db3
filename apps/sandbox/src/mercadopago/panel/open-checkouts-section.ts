import { escapeHtml as e } from '../../escape-html'
import { stateOf } from '../checkout/preference-state'
import { asObject, asText } from '../http/fields'
import { formatMoment, formatMoney } from '../pages/format'
import type { Preference } from '../store/records'
import type { World } from '../world'
import { rowList, section } from './parts'

const maxShown = 3

/** The newest pages where one can still pay; nothing when there is none. */
export function openCheckoutsSection(world: World): string {
  const open = world.store
    .all('preferences')
    .reverse()
    .filter((preference) => stateOf(world, preference).is === 'payable')
    .slice(0, maxShown)
  if (open.length === 0) return ''
  return section('por-pagar', 'Por pagar', rowList(open.map(renderPreference), true))
}

function renderPreference({ id, body, totalCentavos, currency, createdAt }: Preference): string {
  const [first] = Array.isArray(body.items) ? body.items.map(asObject) : []
  return `<li data-testid="preference-${id}">
<div class="what"><strong>${e(asText(first?.title) ?? 'Producto')}</strong><span class="soft">${formatMoment(createdAt)}</span></div>
<div class="state"><span class="money">${formatMoney(totalCentavos, currency)}</span></div>
<div class="actions"><a class="button small primary" href="/checkout/v1/redirect?pref_id=${e(id)}">Ir a pagar</a></div></li>`
}
