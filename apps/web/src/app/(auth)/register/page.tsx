import { pages } from '@oficio/contracts/pages'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { redirect } from 'next/navigation'
import { siteSettings } from '@/app/site-settings'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { AuthLink } from '@/features/accounts/auth-link'
import { RegisterForm } from '@/features/accounts/registration/register-form'
import { WithGoogle } from '@/features/accounts/sessions/with-google'
import { RegisterAndClaim } from '@/features/service-requests/tracking/register-and-claim'
import { findClaim } from '@/server/find-claim'
import { head, page } from '@/server/page'
import { getPrincipal } from '@/server/sessions/session'

export const metadata = head(pages.register, { title: 'Crear una cuenta' })

const emptyNames = { firstName: '', lastName: '', email: '' }

/**
 * With ?seguimiento=, the new account gets the request of that tracking link. ?from= is the page to open afterwards.
 */
export default page(pages.register, async ({ query }) => {
  const { seguimiento, from: fromPath } = await query()
  const principal = await getPrincipal()
  if (principal) redirect(landingByRole[principal.role])
  const claim = seguimiento === undefined ? null : await findClaim(seguimiento)
  const { site, provider, isGoogleOffered } = siteSettings()
  const from = claim ? paths.tracking(claim.token) : (safeReturnPath(fromPath) ?? undefined)
  const loginPath = paths.login(from)
  return (
    <AuthFrame
      title="Creá tu cuenta"
      description={
        claim
          ? `Tu solicitud «${claim.title}» va a quedar en tu cuenta.`
          : 'Con una cuenta tenés todas tus solicitudes en un solo lugar.'
      }
      alternative={
        <>
          <AuthLink question="¿Ya tenés cuenta?" href={loginPath}>
            Iniciá sesión
          </AuthLink>
          <AuthLink question="¿Querés recibir solicitudes?" href={paths.registerProfessional()}>
            Registrate como profesional
          </AuthLink>
        </>
      }
    >
      <noscript>
        <WithoutScripts
          subject="Para crear una cuenta"
          supportEmail={site.supportEmail}
          phone={provider.phone}
        />
      </noscript>
      <div className="needs-script">
        {claim ? (
          <RegisterAndClaim claim={claim} />
        ) : (
          <RegisterForm knownPerson={emptyNames} loginPath={loginPath} from={from} />
        )}
      </div>
      {isGoogleOffered && <WithGoogle from={from ?? null} />}
    </AuthFrame>
  )
})
