import { paths } from '@oficio/contracts/paths'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import type { ErrorView } from '@/lib/api/api-client'

interface WizardRefusalProps {
  refusal: ErrorView
  /** Whether the error summary above has the focus, which leads to the fields. */
  hasSummary: boolean
}

/**
 * Why the business was not registered. The box gets the focus, so that it is noticed. A visitor whose email has an
 * account can log in; the typed values are kept.
 */
export function WizardRefusal({ refusal, hasSummary }: WizardRefusalProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is announced again
  useEffect(() => {
    if (!hasSummary) box.current?.focus()
  }, [refusal])
  const { code, text } = refusal
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Alert
        tone="error"
        title={`Error al registrar el negocio: ${text}`}
        action={
          code === 'email_taken' && (
            <ButtonLink href={paths.login(paths.registerBusiness())} variant="outline">
              Iniciar sesión
            </ButtonLink>
          )
        }
      >
        Lo que escribiste sigue acá.
      </Alert>
    </div>
  )
}
