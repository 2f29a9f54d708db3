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

/** The page 'Error en el Pago': the reason, a retry, and a link to support. */
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

/** Leads to the login, which returns to this address. */
export function LoginLink() {
  const currentPath = typeof location === 'undefined' ? undefined : location.pathname + location.search
  return (
    <ButtonLink href={paths.login(currentPath)} variant="outline">
      Iniciar sesión
    </ButtonLink>
  )
}
