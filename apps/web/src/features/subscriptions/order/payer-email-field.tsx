import { payerRefusals } from '@oficio/contracts/subscriptions/endpoints'
import { EmailInput } from '@/components/ui/email-input'
import { Field } from '@/components/ui/field'
import type { ErrorView } from '@/lib/api/api-client'
import { orderFields } from './subscribe-order'

/** Refusals that another account answers. */
const ofPayer: readonly ErrorView['code'][] = payerRefusals.filter((code) => code !== 'payment_setup_wrong')

/** Returns what Mercado Pago found wrong with the account that was to pay, to be said at its field. */
export const payerFault = (refusal: ErrorView | null): string | undefined =>
  refusal && ofPayer.includes(refusal.code) ? refusal.text : undefined

interface PayerEmailFieldProps {
  /** The mail that was given last, or that of the account. */
  payerEmail: string
  error: string | undefined
}

/** Whose Mercado Pago account pays: Mercado Pago refuses every other account than the one of this mail. */
export function PayerEmailField({ payerEmail, error }: PayerEmailFieldProps) {
  return (
    <Field
      label="Email de tu cuenta de Mercado Pago"
      hint="Tiene que ser exactamente el de la cuenta con la que vas a pagar: con otro, Mercado Pago rechaza el pago. Si no te acordás cuál es, miralo en la app de Mercado Pago, en tu perfil."
      error={error}
    >
      {(control) => <EmailInput {...control} name={orderFields.payerEmail} defaultValue={payerEmail} />}
    </Field>
  )
}
