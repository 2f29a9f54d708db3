'use client'

import type { FormEvent } from 'react'
import { useApiAction } from '@/lib/api/use-api-action'
import { SubmitButton } from '../submit-button'

interface TokenFormProps {
  /** The address to which a browser without scripts posts the form. */
  action: string
  token: string
  send: () => Promise<unknown>
  /** The toast after success. Absent if `send` shows its own. */
  success?: string
  /** Uses the quiet button style, for an action that undoes another. */
  isQuiet?: boolean
  children: string
}

/**
 * A one-button form that sends the token of a mailed link. The link alone changes nothing, because mail programs open
 * links too.
 */
export function TokenForm({ action, token, send, success, isQuiet = false, children }: TokenFormProps) {
  const { run, isPending } = useApiAction()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) run(send, success === undefined ? {} : { success })
  }
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="token" value={token} />
      <SubmitButton isSending={isPending} isQuiet={isQuiet}>
        {children}
      </SubmitButton>
    </form>
  )
}
