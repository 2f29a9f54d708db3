'use client'

import type { ErrorCode } from '@oficio/contracts/errors'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { toast } from '@/lib/toast'
import { keepFocus } from '../keep-focus'
import { errorOf } from './api-client'
import { isTechnicalFailure } from './is-technical-failure'
import { isUnanswered } from './is-unanswered'
import { createOneAtATime } from './one-at-a-time'
import { recordDecision } from './own-decisions'

export interface Outcome<Answer = unknown> {
  /** The toast after a success. */
  success?: string
  /** What failed, such as 'Error al actualizar el estado'. Shown before the reason if nobody refused the call. */
  failure?: string
  /** Texts that replace the general text of an error on this page. */
  refusals?: Partial<Record<ErrorCode, string>>
  /** The id of the item of a queue that the call decides. */
  decides?: string
  onSuccess?: (answer: Answer) => void
  /** Called after a refusal instead of the refresh. */
  onRefusal?: () => void
}

/**
 * Returns a function that runs a changing call, shows the outcome as a toast, and refreshes the page. The page is
 * refreshed after a refusal too, because a refusal mostly means that the page is stale. `isPending` lasts until the
 * page is fresh. Ignores a second call while one runs. Keeps the focus near the button.
 */
export function useApiAction() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [runAlone] = useState(createOneAtATime)

  const run = <Answer>(
    call: () => Promise<Answer>,
    { success, failure, refusals, decides, onSuccess, onRefusal }: Outcome<Answer> = {},
  ) => {
    keepFocus()
    const send = async () => {
      try {
        const answer = await (decides ? recordDecision(decides, call) : call())
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
        if (onRefusal) return onRefusal()
      }
      // Starts the transition again, because React loses it across an await.
      startTransition(() => router.refresh())
    }
    startTransition(() => runAlone(send))
  }

  return { run, isPending }
}
