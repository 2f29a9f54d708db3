import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { siteSettings } from '@/app/site-settings'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { AuthLink } from '@/features/accounts/auth-link'
import { ForgotPasswordForm } from '@/features/accounts/recovery/forgot-password-form'
import { LostMailbox } from '@/features/accounts/recovery/lost-mailbox'
import { readFormOutcome } from '@/server/forms/form-outcome'
import { head, page } from '@/server/page'

export const metadata = head(pages.forgotPassword, { title: 'Olvidé mi contraseña' })

/** The page to request a mail with a link that sets a new password. */
export default page(pages.forgotPassword, async () => {
  const note = await readFormOutcome('forgotPassword')
  const { site, provider } = siteSettings()
  return (
    <AuthFrame
      title="Olvidé mi contraseña"
      description="Escribí tu email y te mandamos un enlace para elegir otra."
      alternative={
        <>
          <AuthLink question="¿Te acordaste?" href={paths.login()}>
            Iniciá sesión
          </AuthLink>
          <LostMailbox supportEmail={site.supportEmail} phone={provider.phone} />
        </>
      }
    >
      <ForgotPasswordForm
        wasSent={note?.isDone ?? false}
        refusal={note?.refusal ?? null}
        fault={note?.fields.email}
        email={note?.input ?? ''}
      />
    </AuthFrame>
  )
})
