'use client'

import { formAction } from '@oficio/contracts/forms/form-paths'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { showMailedToast } from './show-mailed-toast'
import { TokenForm } from './token-form'

/** Requests a new confirmation link in place of an expired one. */
export function RenewButton({ token }: { token: string }) {
  const send = async () => {
    const { renewConfirmationEndpoint } = await loadPart(import('@oficio/contracts/accounts/mailbox'))
    showMailedToast(await callApi(renewConfirmationEndpoint, { body: { token } }), 'Te mandamos otro enlace.')
  }
  return (
    <TokenForm action={formAction('renewConfirmation')} token={token} send={send}>
      Mandarme otro enlace
    </TokenForm>
  )
}
