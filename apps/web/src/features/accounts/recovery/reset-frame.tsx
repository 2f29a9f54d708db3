import { paths } from '@oficio/contracts/paths'
import type { ReactNode } from 'react'
import { AuthFrame } from '../auth-frame'
import { AuthLink } from '../auth-link'

interface ResetFrameProps {
  /** Of an account that was made for a business: there is none that could be forgotten. */
  isFirst?: boolean
  children: ReactNode
}

/** The page to which the mailed link leads. */
export function ResetFrame({ isFirst = false, children }: ResetFrameProps) {
  if (isFirst)
    return (
      <AuthFrame
        title="Elegí tu contraseña"
        description="Con ella y tu email entrás a administrar tu negocio."
        alternative={null}
      >
        {children}
      </AuthFrame>
    )
  return (
    <AuthFrame
      title="Elegí otra contraseña"
      description="Después vas a tener que iniciar sesión de nuevo en todos tus dispositivos."
      alternative={
        <AuthLink question="¿Te acordaste de la anterior?" href={paths.login()}>
          Iniciá sesión
        </AuthLink>
      }
    >
      {children}
    </AuthFrame>
  )
}
