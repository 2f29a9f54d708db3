import { email } from '@oficio/contracts/fields'
import { texts } from '@oficio/contracts/texts'

/** The names of the form's controls. */
export const orderFields = { payerEmail: 'payerEmail', terms: 'terms' } as const

export interface OrderFaults {
  payerEmail?: string
  terms?: string
}

/**
 * Returns who pays, or what keeps the form from being sent, as the page's controls stand: the browser fills them in by
 * itself when somebody comes back, and tells nobody.
 */
export function readOrder(form: FormData): { payerEmail: string; faults: OrderFaults } {
  const mail = email.safeParse(String(form.get(orderFields.payerEmail) ?? ''))
  return {
    payerEmail: mail.data ?? '',
    faults: {
      ...(mail.success ? {} : { payerEmail: mail.error.issues[0]?.message ?? texts.email }),
      ...(form.has(orderFields.terms) ? {} : { terms: 'Para suscribirte tenés que aceptar los términos.' }),
    },
  }
}
