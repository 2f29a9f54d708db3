'use client'

import { formAction } from '@oficio/contracts/forms/form-paths'
import { TokenForm } from '@/features/accounts/mailbox/token-form'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'

/** The button that confirms the mailbox. The legal deadline starts with it. */
export function ProveButton({ token }: { token: string }) {
  const send = async () => {
    const { proveDataRequestEndpoint } = await loadPart(import('@oficio/contracts/support/data-requests'))
    await callApi(proveDataRequestEndpoint, { body: { token } })
  }
  return (
    <TokenForm
      action={formAction('proveDataRequest')}
      token={token}
      send={send}
      success="Recibimos tu pedido."
    >
      Confirmar mi pedido
    </TokenForm>
  )
}
