import { email } from '@oficio/contracts/fields'
import { texts } from '@oficio/contracts/texts'

/** The names of the form's controls. */
export const orderFields = { payerEmail: 'payerEmail', terms: 'terms' } as const

export interface OrderFaults {
  payerEmail?: string
  terms?: string
}

/** Returns the email address of the paying account, or its error. */
export function readPayerEmail(form: FormData): { payerEmail: string; fault: string | undefined } {
  const mail = email.safeParse(String(form.get(orderFields.payerEmail) ?? ''))
  return {
    payerEmail: mail.data ?? '',
    fault: mail.success ? undefined : (mail.error.issues[0]?.message ?? texts.email),
  }
}

/**
 * Returns the payer, and the errors that prevent sending. Reads the form's controls, because a browser may fill them in
 * without events when the visitor comes back.
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
