import { paths } from '@oficio/contracts/paths'
import type { ReactNode } from 'react'
import { AuthFrame } from '../auth-frame'
import { AuthLink } from '../auth-link'

interface ResetFrameProps {
  /** Whether the account was created for a business and has no password yet. */
  isFirst?: boolean
  children: ReactNode
}

/** The page layout for the link that sets or resets a password. */
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
