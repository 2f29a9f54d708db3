import { escapeHtml as e } from '../../escape-html'
import { payersFor } from '../account/accounts'
import type { World } from '../world'

/**
 * The select of the paying account. Offers the matching account and accounts that cause failures. `hasGuest` adds
 * paying without an account.
 */
export function payerField(world: World, email: string, options: { hasGuest?: boolean } = {}): string {
  const guest: [string, string][] = options.hasGuest ? [['', 'Sin cuenta, como invitado']] : []
  const choices = [...guest, ...payersFor(world, email)].map(
    ([value, label]) => `<option value="${e(value)}">${e(label)}</option>`,
  )
  return `<label class="payer">Pagás con la cuenta de<select name="payer" data-testid="payer">${choices.join('')}</select></label>`
}
