import { escapeHtml as e } from '../../escape-html'
import { payersFor } from '../account/accounts'
import type { World } from '../world'

/** As whom one pays: the account that fits, and those that show what happens otherwise. `guest` adds paying without one. */
export function payerField(world: World, email: string, options: { hasGuest?: boolean } = {}): string {
  const guest: [string, string][] = options.hasGuest ? [['', 'Sin cuenta, como invitado']] : []
  const choices = [...guest, ...payersFor(world, email)].map(
    ([value, label]) => `<option value="${e(value)}">${e(label)}</option>`,
  )
  return `<label class="payer">Pagás con la cuenta de<select name="payer" data-testid="payer">${choices.join('')}</select></label>`
}
