import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ErrorView } from '@/lib/api/api-client'

/** Why the business was not registered. Whoever has an account goes on with it: what was typed is kept. */
export function WizardRefusal({ refusal: { code, text } }: { refusal: ErrorView }) {
  return (
    <Alert
      tone="error"
      title={`Error al registrar el negocio: ${text}`}
      action={
        code === 'email_taken' && (
          <Button asChild variant="outline">
            <Link href={paths.login(paths.registerBusiness())}>Iniciar sesión</Link>
          </Button>
        )
      }
    >
      Lo que escribiste sigue acá.
    </Alert>
  )
}
