import { getConfig } from '@oficio/context/config'
import { landingByRole, paths, safeReturnPath } from '@oficio/contracts/paths'
import { readRefusalWord, refusalText } from '@oficio/contracts/refusals'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthFrame } from '@/features/session/auth-frame'
import { AuthLink } from '@/features/session/auth-link'
import { GoogleButton } from '@/features/session/google-button'
import { LoginForm } from '@/features/session/login-form'
import { getPrincipal } from '@/server/session'

export const metadata: Metadata = { title: 'Iniciar sesión' }

interface PageProps {
  searchParams: Promise<{ from?: string | string[]; error?: string | string[] }>
}

export default async function Page({ searchParams }: PageProps) {
  const { from: sent, error } = await searchParams
  const from = safeReturnPath(typeof sent === 'string' ? sent : null)
  const principal = await getPrincipal()
  if (principal) redirect(from ?? landingByRole[principal.role])
  return (
    <AuthFrame
      title="Iniciá sesión"
      description="Seguí tus solicitudes o atendé las de tu zona."
      otherwise={
        <>
          <AuthLink question="¿Todavía no tenés cuenta?" href={paths.register()}>
            Creá una
          </AuthLink>
          <AuthLink question="¿Necesitás un profesional?" href={paths.serviceRequestForm()}>
            Pedí un servicio sin cuenta
          </AuthLink>
        </>
      }
    >
      <LoginForm from={from} refusal={error === undefined ? null : tell(error)} />
      {getConfig().google && (
        <div className="pt-4">
          <GoogleButton from={from} />
        </div>
      )}
    </AuthFrame>
  )
}

/** next-auth comes back here when a login failed; its own codes say nothing to a person. */
function tell(error: string | string[]): string {
  const refusal = readRefusalWord(error)
  return refusal ? refusalText(refusal.code, refusal.retryAfterSeconds) : 'Error al iniciar sesión'
}
