import { email } from '@oficio/contracts/fields'
import { texts } from '@oficio/contracts/texts'

/** The names of the form's controls. */
export const orderFields = { payerEmail: 'payerEmail', terms: 'terms' } as const

export interface OrderFaults {
  payerEmail?: string
  terms?: string
}

/** Returns the mail of the account that pays, or what is wrong with it. */
export function readPayerEmail(form: FormData): { payerEmail: string; fault: string | undefined } {
  const mail = email.safeParse(String(form.get(orderFields.payerEmail) ?? ''))
  return {
    payerEmail: mail.data ?? '',
    fault: mail.success ? undefined : (mail.error.issues[0]?.message ?? texts.email),
  }
}

/**
 * Returns who pays, or what keeps the form from being sent, as the page's controls stand: the browser fills them in by
 * itself when somebody comes back, and tells nobody.
 */
export function readOrder(form: FormData): { payerEmail: string; faults: OrderFaults } {
  const { payerEmail, fault } = readPayerEmail(form)
  return {
    payerEmail,
    faults: {
      ...(fault && { payerEmail: fault }),
      ...(form.has(orderFields.terms) ? {} : { terms: 'Para suscribirte tenés que aceptar los términos.' }),
    },
  }
}
