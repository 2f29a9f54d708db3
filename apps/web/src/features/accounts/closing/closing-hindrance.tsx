import type { ClosingView } from '@oficio/contracts/accounts/closing'
import { errors } from '@oficio/contracts/errors'
import { Alert } from '@/components/ui/alert'
import { LogoutButton } from '../sessions/logout-button'

/** Explains why the account cannot be closed now, and what to do about it. */
export function ClosingHindrance({ hindrance }: { hindrance: NonNullable<ClosingView['hindrance']> }) {
  return hindrance === 'last_admin' ? (
    <Alert tone="warning" title="Todavía no se puede cerrar">
      {errors.last_admin.text}
    </Alert>
  ) : (
    <Alert tone="warning" title="Antes, entrá de nuevo" action={<LogoutButton />}>
      {errors.login_too_old.text}
    </Alert>
  )
}
