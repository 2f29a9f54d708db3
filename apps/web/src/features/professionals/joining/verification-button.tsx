'use client'

import { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { verificationFeeKind } from '@oficio/contracts/professionals/verification-fee'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { CreditCard } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { LeavingBox } from '@/components/ui/leaving-box'
import { NetPrice } from '@/features/payments/net-price'
import { checkoutText, useCheckout } from '@/features/payments/use-checkout'
import { callApi } from '@/lib/api/api-client'

/** The button that leads to the payment of the account's verification. */
export function VerificationButton({ feeArs }: { feeArs: number }) {
  const { start, isStarting, leavingTo, refusal } = useCheckout()
  const pay = () =>
    start(async () => {
      const checkout = await callApi(createPaymentEndpoint, {
        body: { amount: feeArs, metadata: { type: verificationFeeKind } },
      })
      return checkout.init_point
    })
  if (leavingTo) return <LeavingBox url={leavingTo} />
  return (
    <>
      <Button onClick={pay} isLoading={isStarting}>
        <CreditCard aria-hidden />
        Pagar la verificación ({formatMoney(feeArs)})
      </Button>
      <NetPrice priceArs={feeArs} className="basis-full" />
      {refusal && <Alert tone="error" title={checkoutText(refusal)} className="basis-full" />}
    </>
  )
}
