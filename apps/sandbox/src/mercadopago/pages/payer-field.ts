import { escapeHtml as e } from '../../escape-html'
import { payersFor } from '../account/accounts'
import type { World } from '../world'

/**
 * Select of the paying account: the matching account, and accounts that show failures. `guest` adds paying without an
 * account.
 */
export function payerField(world: World, email: string, options: { hasGuest?: boolean } = {}): string {
  const guest: [string, string][] = options.hasGuest ? [['', 'Sin cuenta, como invitado']] : []
  const choices = [...guest, ...payersFor(world, email)].map(
    ([value, label]) => `<option value="${e(value)}">${e(label)}</option>`,
  )
  return `<label class="payer">Pagás con la cuenta de<select name="payer" data-testid="payer">${choices.join('')}</select></label>`
}
