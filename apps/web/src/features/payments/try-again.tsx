'use client'

import { paths } from '@oficio/contracts/paths'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { useVisitor } from '../accounts/sessions/use-visitor'
import { hasEarlierPage } from './has-earlier-page'

/**
 * Leads to where the payment can be tried again (docs/product.md, 'Payment result'): back to the page before, if it is
 * ours, else to the start page of the payment's kind. Without `startPath` the payment is unknown.
 */
export function TryAgain({ startPath }: { startPath?: string }) {
  const isHydrated = useIsHydrated()
  if (isHydrated && hasEarlierPage()) return <Button onClick={() => history.back()}>Reintentar</Button>
  if (startPath === undefined) return <StartLink text="Reintentar" />
  return <ButtonLink href={startPath}>Reintentar</ButtonLink>
}

/** Leads to where an unknown payment most likely began: a professional's payments, or the client's request form. */
export function StartLink({ text }: { text?: string }) {
  const { user } = useVisitor()
  const isProfessional = user?.role === 'professional'
  const href = isProfessional ? paths.professionalPayments() : paths.serviceRequestForm()
  return (
    <ButtonLink href={href}>{text ?? (isProfessional ? 'Ver mis pagos' : 'Hacer una solicitud')}</ButtonLink>
  )
}
