'use client'

import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import { paths } from '@oficio/contracts/paths'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PaymentResult } from '../../payments/payment-result'

/**
 * Shown when the verification is paid. Leads to the portal after `uiTimings.redirectMs`, unless the professional
 * chooses to stay.
 */
export function VerifiedAccount({ payment, text }: { payment: PaymentView; text: string | null }) {
  const router = useRouter()
  const [stays, setStays] = useState(false)

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => router.replace(paths.portal()), uiTimings.redirectMs)
    return () => clearTimeout(timer)
  }, [router, stays])

  return (
    <PaymentResult
      look="success"
      title="¡Listo! Verificamos tu pago"
      payment={payment}
      actions={
        <>
          <ButtonLink href={paths.portal()} replace>
            Ir a mi portal
          </ButtonLink>
          {!stays && (
            <Button variant="outline" onClick={() => setStays(true)}>
              Quedarme acá
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {!stays && <p role="status">En unos segundos te llevamos a tu portal.</p>}
    </PaymentResult>
  )
}
