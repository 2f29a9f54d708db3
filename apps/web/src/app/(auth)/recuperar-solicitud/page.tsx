import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { siteSettings } from '@/app/site-settings'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { AuthLink } from '@/features/accounts/auth-link'
import { RequestLinksForm } from '@/features/service-requests/way-back/request-links-form'
import { readFormOutcome } from '@/server/forms/form-outcome'
import { head, page } from '@/server/page'

export const metadata = head(pages.requestLinks, { title: 'Recuperá tu solicitud' })

/** The page to request the tracking links of a client's service requests again by mail. */
export default page(pages.requestLinks, async () => {
  const note = await readFormOutcome('requestLinks')
  const { site } = siteSettings()
  return (
    <AuthFrame
      title="Recuperá tu solicitud"
      description="¿Pediste sin cuenta y perdiste el email? Te mandamos el enlace de nuevo."
      alternative={
        <>
          <AuthLink question="¿Tenés cuenta con ese email?" href={paths.login(paths.userRequests())}>
            Iniciá sesión y vela ahí
          </AuthLink>
          <p className="text-muted-foreground">
            ¿Escribiste mal el email al pedir? Escribinos a {site.supportEmail} y lo corregimos.
          </p>
        </>
      }
    >
      <RequestLinksForm
        wasSent={note?.isDone ?? false}
        refusal={note?.refusal ?? null}
        fault={note?.fields.email}
        email={note?.input ?? ''}
      />
    </AuthFrame>
  )
})
