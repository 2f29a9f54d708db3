import { payerRefusals } from '@oficio/contracts/subscriptions/endpoints'
import { providerName } from '@oficio/contracts/text/provider-name'
import { EmailInput } from '@/components/ui/email-input'
import { Field } from '@/components/ui/field'
import type { ErrorView } from '@/lib/api/api-client'
import { orderFields } from './subscribe-order'

/** The refusals that another Mercado Pago account would solve. */
const ofPayer: readonly ErrorView['code'][] = payerRefusals.filter((code) => code !== 'payment_setup_wrong')

/** Returns Mercado Pago's objection to the paying account, to be shown at its field. Undefined if there is none. */
export const payerFault = (refusal: ErrorView | null): string | undefined =>
  refusal && ofPayer.includes(refusal.code) ? refusal.text : undefined

interface PayerEmailFieldProps {
  /** The email address that was entered last, or that of the account. */
  payerEmail: string
  error: string | undefined
}

/** The field for the email address of the paying Mercado Pago account. Mercado Pago refuses any other account. */
export function PayerEmailField({ payerEmail, error }: PayerEmailFieldProps) {
  return (
    <Field
      label={`Email de tu cuenta de ${providerName}`}
      hint={`Tiene que ser exactamente el de la cuenta con la que vas a pagar: con otro, ${providerName} rechaza el pago. Si no te acordás cuál es, miralo en la app de ${providerName}, en tu perfil.`}
      error={error}
    >
      {(control) => <EmailInput {...control} name={orderFields.payerEmail} defaultValue={payerEmail} />}
    </Field>
  )
}
