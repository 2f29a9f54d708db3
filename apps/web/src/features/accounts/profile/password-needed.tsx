import { errors } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'

/**
 * Asks the owner of an account that only uses Google to set a password first, because the action of this page requires
 * one.
 */
export function PasswordNeeded() {
  return (
    <div className="space-y-5">
      <Alert tone="info">{errors.password_missing.text}</Alert>
      <Link href={paths.forgotPassword()} className={buttonClasses({ size: 'lg', block: true })}>
        Elegir una contraseña
      </Link>
    </div>
  )
}
