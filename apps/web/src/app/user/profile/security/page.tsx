import { pages } from '@oficio/contracts/pages'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { getSecondFactor } from '@oficio/domain/accounts/second-factor/get-second-factor'
import { PageFrame } from '@/components/layout/page-frame'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { SecurityCards } from '@/features/accounts/second-factor/security-cards'
import { LogoutButton } from '@/features/accounts/sessions/logout-button'
import { head, page } from '@/server/page'

const title = 'Seguridad'

export const metadata = head(pages.security, { title })

/** The page to set up or change the second factor. */
export default page(pages.security, async ({ ctx, actor, principal }) => {
  const factor = await getSecondFactor(ctx, actor)
  return (
    <PageFrame
      width="form"
      title={title}
      description="Verificación en dos pasos: además de tu contraseña, pedimos algo que solo tenés vos."
      trail={[{ label: 'Mi perfil', href: paths.profile() }, { label: title }]}
      actions={principal.mustEnrol && <LogoutButton />}
    >
      <div className="space-y-6">
        {principal.mustEnrol ? (
          <Alert tone="warning" title="Activala para entrar al panel">
            Las cuentas de administración la necesitan. Elegí una de las dos formas; podés sumar la otra
            después.
          </Alert>
        ) : (
          factor.isRequired && (
            <Alert tone="success" title="Tu cuenta está protegida">
              <Link href={landingByRole[principal.role]} className={inlineLink}>
                Ir al panel
              </Link>
            </Alert>
          )
        )}
        <noscript>
          <p>Para cambiar la verificación en dos pasos hace falta JavaScript.</p>
        </noscript>
        <SecurityCards factor={factor} />
      </div>
    </PageFrame>
  )
})
