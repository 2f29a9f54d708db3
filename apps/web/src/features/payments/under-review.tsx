'use client'

import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { PaymentResult } from './payment-result'
import { isPaidOtherwise, reviewLimitText, reviewText } from './result-texts'

interface UnderReviewProps {
  payment: PaymentView
  title: string
  /** Whether the page still polls. */
  isWatching: boolean
  onRetry: () => void
  actions: ReactNode
}

/** Shown while the provider has not decided or its answer cannot be read. The payer waits; the page updates itself. */
export function UnderReview({ payment, title, isWatching, onRetry, actions }: UnderReviewProps) {
  return (
    <PaymentResult
      look="pending"
      title={title}
      payment={payment}
      actions={
        <>
          {!isWatching && <Button onClick={onRetry}>Volver a mirar</Button>}
          {actions}
        </>
      }
    >
      <p>{reviewText(payment)}</p>
      {payment.charged && !payment.charged.fault && !isPaidOtherwise(payment) && (
        <p>{reviewLimitText(payment)}</p>
      )}
      {isWatching && (
        <p role="status" className="flex items-center gap-2.5 text-base">
          <Spinner className="size-4 text-primary" />
          Lo volvemos a mirar cada pocos segundos.
        </p>
      )}
    </PaymentResult>
  )
}
