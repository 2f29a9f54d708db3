'use client'

import type { OwnBusinessRow } from '@oficio/contracts/businesses/owner'
import { createBusinessSubscriptionEndpoint } from '@oficio/contracts/businesses/registration'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { LeavingBox } from '@/components/ui/leaving-box'
import { checkoutText, useCheckout } from '@/features/payments/use-checkout'
import { callApi } from '@/lib/api/api-client'

/** Leads to where the plan of a business is authorised. */
export function PayPlan({ id, tier, rubroIds, monthlyPriceArs }: OwnBusinessRow) {
  const { start, isStarting, leavingTo, refusal } = useCheckout()
  const order = { businessId: id, tier, rubroIds, monthlyPriceArs }
  const pay = () =>
    start(async () => {
      const { redirectUrl } = await callApi(createBusinessSubscriptionEndpoint, { body: order })
      return redirectUrl
    })
  if (leavingTo) return <LeavingBox url={leavingTo} />
  return (
    <div className="space-y-2.5">
      {refusal && <Alert tone="error" title={checkoutText(refusal)} />}
      <Button variant="sol" isLoading={isStarting} onClick={() => void pay()}>
        Pagar suscripción
      </Button>
    </div>
  )
}
