'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useRef, useState } from 'react'
import { type ErrorView, errorOf } from '@/lib/api/api-client'
import { toast } from '@/lib/toast'

/** What of the business was read or saved last; the parts of one page share it. */
export type Version = RefObject<number>

/** Sends a part; without a version it holds whatever was saved meanwhile. */
type Send = (version: number | undefined) => Promise<{ version: number }>

interface Saving {
  /** Said when it worked. */
  done: string
  /** An owner who saw the conflict may save their own version all the same. */
  isSure: boolean
  /** Shows a refusal at the controls that it is about; false where it is about the part as a whole. */
  blame?: (view: ErrorView) => boolean
}

/** Saves one part of a business at a time, whatever is tapped, and says how that went. */
export function usePart(version: Version) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isSending = useRef(false)

  const save = async (send: Send, { done, isSure, blame }: Saving): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setIsSaving(true)
    setRefusal(null)
    try {
      version.current = (await send(isSure ? undefined : version.current)).version
      toast.success(done)
      // What is missing, and what the other parts show, follows.
      router.refresh()
      return true
    } catch (error) {
      const view = errorOf(error)
      if (!blame?.(view)) setRefusal(view)
      return false
    } finally {
      isSending.current = false
      setIsSaving(false)
    }
  }
  return { refusal, isSaving, save }
}
