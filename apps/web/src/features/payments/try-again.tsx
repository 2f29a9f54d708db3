'use client'

import { paths } from '@oficio/contracts/paths'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { useVisitor } from '../accounts/sessions/use-visitor'
import { hasEarlierPage } from './has-earlier-page'

/**
 * What failed may be tried again where it was begun (docs/product.md, 'Payment result'): on the page before this one, else
 * where its kind says. Of a payment that nobody knows nothing says so.
 */
export function TryAgain({ startPath }: { startPath?: string }) {
  const isHydrated = useIsHydrated()
  if (isHydrated && hasEarlierPage()) return <Button onClick={() => history.back()}>Reintentar</Button>
  if (startPath === undefined) return <StartLink text="Reintentar" />
  return <ButtonLink href={startPath}>Reintentar</ButtonLink>
}

/** Leads to where this visitor most likely began a payment that nobody knows: a professional's, or a client's form. */
export function StartLink({ text }: { text?: string }) {
  const { user } = useVisitor()
  const isProfessional = user?.role === 'professional'
  const href = isProfessional ? paths.professionalPayments() : paths.serviceRequestForm()
  return (
    <ButtonLink href={href}>{text ?? (isProfessional ? 'Ver mis pagos' : 'Hacer una solicitud')}</ButtonLink>
  )
}
