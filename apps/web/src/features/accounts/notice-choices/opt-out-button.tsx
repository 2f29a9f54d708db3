'use client'

import { formAction } from '@oficio/contracts/forms/form-paths'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { TokenForm } from '../mailbox/token-form'

const load = () => loadPart(import('@oficio/contracts/accounts/opt-out'))

interface OptOutButtonProps {
  token: string
  isMuted: boolean
}

/** Switches off the kind of mail that contained the link, or switches it on again. */
export function OptOutButton({ token, isMuted }: OptOutButtonProps) {
  if (isMuted)
    return (
      <TokenForm
        action={formAction('unmuteMails')}
        token={token}
        send={async () => callApi((await load()).undoOptOutEndpoint, { params: { token } })}
        success="Te los mandamos de nuevo."
        isQuiet
      >
        Volver a recibirlos
      </TokenForm>
    )
  return (
    <TokenForm
      action={formAction('muteMails')}
      token={token}
      send={async () => callApi((await load()).optOutEndpoint, { params: { token } })}
      success="No te los mandamos más."
    >
      No recibirlos más
    </TokenForm>
  )
}
