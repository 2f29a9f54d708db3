'use client'

import type { FormEvent } from 'react'
import { useApiAction } from '@/lib/api/use-api-action'
import { SubmitButton } from '../submit-button'

interface TokenFormProps {
  /** Where a browser without scripts sends it. */
  action: string
  token: string
  send: () => Promise<unknown>
  /** What is said when it worked; absent if `send` says it. */
  success?: string
  /** The button is no more than a way back. */
  isQuiet?: boolean
  children: string
}

/** One button that carries the key of a mailed link: opening a link does nothing by itself, since mail programs open it too. */
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
