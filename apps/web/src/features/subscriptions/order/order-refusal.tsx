import { Alert } from '@/components/ui/alert'
import { checkoutText } from '@/features/payments/use-checkout'
import type { ErrorView } from '@/lib/api/api-client'
import { payerFault } from './payer-email-field'

/** Why nobody was led to Mercado Pago. What is wrong with the payer's account is said at its field instead. */
export function OrderRefusal({ refusal }: { refusal: ErrorView | null }) {
  if (!refusal || payerFault(refusal)) return null
  return (
    <Alert tone="error" title={checkoutText(refusal)}>
      {refusal.code === 'provider_refused' && <p>{checkPayerText}</p>}
    </Alert>
  )
}

export const checkPayerText =
  'No se cobró nada. Fijate que el email sea el de tu cuenta de Mercado Pago, y probá de nuevo.'
