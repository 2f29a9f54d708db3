import type { Role } from '@oficio/contracts/access'
import { formAction } from '@oficio/contracts/forms/form-paths'
import { Container } from '@/components/layout/container'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { accountMenuItems } from './account-menu-items'

/**
 * The account links for browsers without scripts. The header learns the visitor in the browser, so without scripts the
 * server adds these links to pages that require login.
 */
export function AccountWithoutScripts({ ofRole }: { ofRole: Role }) {
  return (
    <noscript>
      <style>{'.visitors-only { display: none !important }'}</style>
      <Container className="pt-6">
        <nav aria-label="Tu cuenta" className="flex flex-wrap gap-x-5">
          {accountMenuItems[ofRole].map(({ label, href }) => (
            <Link key={href} href={href} className={textLink}>
              {label}
            </Link>
          ))}
          <form method="post" action={formAction('logout')}>
            <button type="submit" className={textLink}>
              Cerrar sesión
            </button>
          </form>
        </nav>
      </Container>
    </noscript>
  )
}
