'use client'

import { paths } from '@oficio/contracts/paths'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { PaymentResult } from '../../payments/payment-result'

interface VerificationErrorProps {
  again: ReactNode
  support: ReactNode
  more?: ReactNode
  children: ReactNode
}

/** 'Error en el Pago': why, another try, and somebody to ask. */
export function VerificationError({ again, support, more, children }: VerificationErrorProps) {
  return (
    <PaymentResult
      look="failure"
      title="Error en el Pago"
      actions={
        <>
          {again}
          {support}
          {more}
        </>
      }
    >
      {children}
    </PaymentResult>
  )
}

/** Back to this very address after logging in. */
export function LoginLink() {
  const currentPath = typeof location === 'undefined' ? undefined : location.pathname + location.search
  return (
    <ButtonLink href={paths.login(currentPath)} variant="outline">
      Iniciar sesión
    </ButtonLink>
  )
}
