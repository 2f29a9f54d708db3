'use client'

import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { LogoutButton } from '../../../accounts/sessions/logout-button'

/** Whoever is logged in becomes a professional with that account. */
export function KnownAccount({ user }: { user: AccountView }) {
  return (
    <div className="space-y-3">
      <p>
        Entraste como <strong className="break-words">{user.email}</strong>. Con esa misma cuenta vas a
        recibir solicitudes; las que hiciste vos siguen en ella.
      </p>
      <LogoutButton />
    </div>
  )
}
