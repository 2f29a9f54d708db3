'use client'

import type { ErrorCode } from '@oficio/contracts/errors'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from '@/lib/toast'
import { keepFocus } from '../keep-focus'
import { errorOf } from './api-client'
import { isOwnFault } from './is-own-fault'
import { isUnanswered } from './is-unanswered'

export interface Outcome<Answer = unknown> {
  /** Said when it worked. */
  success?: string
  /** What did not work, said before the reason where nobody refused it: 'Error al actualizar el estado'. */
  failure?: string
  /** What to say in this place instead of the general text of an error. */
  refusals?: Partial<Record<ErrorCode, string>>
  onSuccess?: (answer: Answer) => void
}

/**
 * Runs a call that changes something, says how it went, and reads the page again whatever was answered: a refusal mostly
 * means that what the page shows has become stale. `isPending` lasts until the page is fresh. The focus stays near the
 * button.
 */
export function useApiAction() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()

  const run = <Answer>(
    call: () => Promise<Answer>,
    { success, failure, refusals, onSuccess }: Outcome<Answer> = {},
  ) => {
    keepFocus()
    startTransition(async () => {
      try {
        const answer = await call()
        if (success) toast.success(success)
        onSuccess?.(answer)
      } catch (error) {
        const refusal = errorOf(error)
        const { code, text } = refusal
        const expected = code !== 'network' && code !== 'timeout' && refusals?.[code]
        // What the caller foresaw is news rather than a fault.
        if (expected) toast.warning(expected)
        else toast.error(failure && isOwnFault(refusal) ? `${failure}. ${text}` : text)
        if (isUnanswered(refusal)) return
      }
      // React forgets the transition across an await, so what follows one is put into it again.
      startTransition(() => router.refresh())
    })
  }

  return { run, isPending }
}
