import { providerName } from '@oficio/contracts/text/provider-name'
import { Alert } from '@/components/ui/alert'
import { checkoutText } from '@/features/payments/use-checkout'
import type { ErrorView } from '@/lib/api/api-client'
import { payerFault } from './payer-email-field'

/** Why the payment could not start. A refusal of the payer's account is shown at its field instead. */
export function OrderRefusal({ refusal }: { refusal: ErrorView | null }) {
  if (!refusal || payerFault(refusal)) return null
  return (
    <Alert tone="error" title={checkoutText(refusal)}>
      {refusal.code === 'provider_refused' && <p>{checkPayerText}</p>}
    </Alert>
  )
}

/** The advice after the provider refused a payment without naming a cause. */
export const checkPayerText = `No se cobró nada. Fijate que el email sea el de tu cuenta de ${providerName}, y probá de nuevo.`
