'use client'

import { TokenForm } from '@/features/accounts/mailbox/token-form'
import { callApi } from '@/lib/api/api-client'

/** Shows that the mailbox is theirs, from which on the request counts. */
export function ProveButton({ token }: { token: string }) {
  const send = async () => {
    const { proveDataRequestEndpoint } = await import('@oficio/contracts/support/data-requests')
    await callApi(proveDataRequestEndpoint, { body: { token } })
  }
  return (
    <TokenForm action="/api/auth/prove" token={token} send={send} success="Recibimos tu pedido.">
      Confirmar mi pedido
    </TokenForm>
  )
}
