import { pages } from '@oficio/contracts/pages'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { readRefusalWord, refusalText } from '@oficio/contracts/refusals'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { siteSettings } from '@/app/site-settings'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { AuthLink } from '@/features/accounts/auth-link'
import { TermsLine } from '@/features/accounts/registration/terms-line'
import { LoginForm } from '@/features/accounts/sessions/login-form'
import { loginPurpose } from '@/features/accounts/sessions/login-purpose'
import { WithGoogle } from '@/features/accounts/sessions/with-google'
import { formNoteCookie, readFormNote } from '@/server/forms/form-notes'
import { head, page } from '@/server/page'
import { getPrincipal } from '@/server/sessions/session'

export const metadata = head(pages.login, { title: 'Iniciar sesión' })

export default page(pages.login, async ({ query }) => {
  const { from: fromPath, error } = await query()
  const from = safeReturnPath(fromPath)
  const principal = await getPrincipal()
  if (principal) redirect(from ?? landingByRole[principal.role])
  // The outcome of a form that was sent without scripts is in a cookie. The page to which Google returns puts it into
  // the address.
  const note = readFormNote((await cookies()).get(formNoteCookie('login'))?.value)
  // A form leads back to an address without an error, so the note is older than an error in the address.
  const refusedForm = error === undefined ? note : null
  const word = refusedForm?.word ?? error
  return (
    <AuthFrame
      title="Iniciá sesión"
      description={loginPurpose(from)}
      alternative={
        <>
          <p>
            <Link href={paths.forgotPassword()} className={textLink}>
              Olvidé mi contraseña
            </Link>
          </p>
          <AuthLink question="¿Pediste sin cuenta?" href={paths.requestLinks()}>
            Te mandamos el enlace de nuevo
          </AuthLink>
          <AuthLink question="¿Todavía no tenés cuenta?" href={paths.register({ from: from ?? undefined })}>
            Creá una
          </AuthLink>
          <AuthLink question="¿Sos profesional?" href={paths.benefits()}>
            Mirá qué cuesta y cuánto trabajo hay
          </AuthLink>
          <AuthLink question="¿Necesitás un profesional?" href={paths.serviceRequestForm()}>
            Pedí un servicio sin cuenta
          </AuthLink>
        </>
      }
    >
      <LoginForm
        from={from}
        isCancelled={word === 'identity_cancelled'}
        refusal={word === undefined ? null : tell(word)}
        username={refusedForm?.input ?? ''}
        faults={refusedForm?.fields ?? {}}
      />
      {siteSettings().isGoogleOffered && (
        <>
          <WithGoogle from={from}>
            <TermsLine when="Si es tu primera vez con Google, creás una cuenta y" />
          </WithGoogle>
          <noscript>
            <p className="pt-5 text-sm text-muted-foreground">
              Para entrar con Google hace falta JavaScript. Con tu contraseña entrás igual.
            </p>
          </noscript>
        </>
      )}
    </AuthFrame>
  )
})

/** Returns one of our own texts. The address only selects the text, so that a forged link cannot show another text. */
function tell(error: string): string {
  const refusal = readRefusalWord(error)
  return refusal ? refusalText(refusal.code, refusal.retryAfterSeconds) : 'Error al iniciar sesión'
}
