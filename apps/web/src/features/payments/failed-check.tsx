'use client'

import { providerName } from '@oficio/contracts/text/provider-name'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { ErrorView } from '@/lib/api/api-client'
import { failureTexts } from '@/lib/failure-texts'
import { PaymentResult } from './payment-result'

interface FailedCheckProps {
  error: ErrorView
  onRetry: () => void
  actions: ReactNode
}

/** Shown if the check itself failed, which says nothing about the state of the payment. */
export function FailedCheck({ error, onRetry, actions }: FailedCheckProps) {
  const isTheirs = error.code === 'provider_away' || error.code === 'provider_refused'
  return (
    <PaymentResult
      look="failure"
      title="Error al verificar el pago"
      actions={
        <>
          <Button onClick={onRetry}>Reintentar</Button>
          {actions}
        </>
      }
    >
      <p>
        {isTheirs ? `${providerName} no nos responde en este momento.` : error.text} {failureTexts.payment}{' '}
        Apenas nos llegue la confirmación, seguimos solos.
      </p>
    </PaymentResult>
  )
}
