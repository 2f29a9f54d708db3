'use client'

import type { ErrorCode } from '@oficio/contracts/errors'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from '@/lib/toast'
import { keepFocus } from '../keep-focus'
import { errorOf } from './api-client'
import { isTechnicalFailure } from './is-technical-failure'
import { isUnanswered } from './is-unanswered'

export interface Outcome<Answer = unknown> {
  /** The toast after a success. */
  success?: string
  /** What failed, such as 'Error al actualizar el estado'. Shown before the reason if nobody refused the call. */
  failure?: string
  /** Texts that replace the general text of an error on this page. */
  refusals?: Partial<Record<ErrorCode, string>>
  onSuccess?: (answer: Answer) => void
}

/**
 * Returns a function that runs a changing call, shows the outcome as a toast, and refreshes the page. The page is
 * refreshed after a refusal too, because a refusal mostly means that the page is stale. `isPending` lasts until the
 * page is fresh. Keeps the focus near the button.
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
        // Shown as a warning, because the caller expected this refusal.
        if (expected) toast.warning(expected)
        else toast.error(failure && isTechnicalFailure(refusal) ? `${failure}. ${text}` : text)
        if (isUnanswered(refusal)) return
      }
      // Starts the transition again, because React loses it across an await.
      startTransition(() => router.refresh())
    })
  }

  return { run, isPending }
}
