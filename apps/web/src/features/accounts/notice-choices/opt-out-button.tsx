'use client'

import { callApi } from '@/lib/api/api-client'
import { TokenForm } from '../mailbox/token-form'

/** Switches off the mails in which the link stood. */
export function OptOutButton({ token }: { token: string }) {
  const send = async () => {
    const { optOutEndpoint } = await import('@oficio/contracts/accounts/opt-out')
    await callApi(optOutEndpoint, { params: { token } })
  }
  return (
    <TokenForm action="/api/auth/mute" token={token} send={send} success="No te los mandamos más.">
      No recibirlos más
    </TokenForm>
  )
}
