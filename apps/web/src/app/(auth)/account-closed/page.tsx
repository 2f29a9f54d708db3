import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'
import { AuthFrame } from '@/features/accounts/auth-frame'
import { head, page } from '@/server/page'

export const metadata = head(pages.accountClosed, { title: 'Cuenta cerrada' })

/** The page after closing an account. It shows no personal data. */
export default page(pages.accountClosed, async () => (
  <AuthFrame
    title="Tu cuenta está cerrada"
    description="Cerramos todas tus sesiones y borramos tus datos."
    alternative={null}
  >
    <div className="space-y-5">
      <p>
        Te mandamos una confirmación al email que tenía la cuenta. Es el último: no vas a recibir más avisos
        nuestros.
      </p>
      <Link href={paths.home()} className={buttonClasses({ variant: 'outline' })}>
        Ir al inicio
      </Link>
    </div>
  </AuthFrame>
))
