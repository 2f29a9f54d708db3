'use client'

import { formAction } from '@oficio/contracts/forms/form-paths'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { TokenForm } from './token-form'

/** Confirms the email address with the token of its mailed link. */
export function ConfirmButton({ token }: { token: string }) {
  const send = async () => {
    const { confirmEmailEndpoint } = await loadPart(import('@oficio/contracts/accounts/mailbox'))
    await callApi(confirmEmailEndpoint, { body: { token } })
  }
  return (
    <TokenForm
      action={formAction('confirmEmail')}
      token={token}
      send={send}
      success="Tu email quedó confirmado."
    >
      Confirmar mi email
    </TokenForm>
  )
}
