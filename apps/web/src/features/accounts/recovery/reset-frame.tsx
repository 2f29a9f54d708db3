import { paths } from '@oficio/contracts/paths'
import type { ReactNode } from 'react'
import { AuthFrame } from '../auth-frame'
import { AuthLink } from '../auth-link'

/** The page to which the mailed link leads. */
export function ResetFrame({ children }: { children: ReactNode }) {
  return (
    <AuthFrame
      title="Elegí otra contraseña"
      description="Después vas a tener que iniciar sesión de nuevo en todos tus dispositivos."
      otherwise={
        <AuthLink question="¿Te acordaste de la anterior?" href={paths.login()}>
          Iniciá sesión
        </AuthLink>
      }
    >
      {children}
    </AuthFrame>
  )
}
