'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useRef, useState } from 'react'
import { type ErrorView, errorOf } from '@/lib/api/api-client'
import { withFieldTexts } from '@/lib/forms/show-refusal'
import { toast } from '@/lib/toast'

/** The version that was read or saved last. The parts of a page share it. */
export type Version = RefObject<number>

/** Saves a part. Without a version it overwrites whatever was saved meanwhile. */
type Send = (version: number | undefined) => Promise<{ version: number }>

interface Saving {
  /** The toast after a success. */
  successText: string
  /** Whether the owner saw the conflict and decided to overwrite the other changes. */
  isOverwriting: boolean
  /** Shows a refusal at the faulty fields. Returns false if it concerns the part as a whole. */
  blame?: (view: ErrorView) => boolean
}

/** Saves one part of a business and shows a refusal. Ignores further calls while a request is running. */
export function usePart(version: Version) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isSending = useRef(false)

  const save = async (send: Send, { successText, isOverwriting, blame }: Saving): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setIsSaving(true)
    setRefusal(null)
    try {
      version.current = (await send(isOverwriting ? undefined : version.current)).version
      toast.success(successText)
      // Reloads the page's data: the missing parts and the other forms depend on it.
      router.refresh()
      return true
    } catch (error) {
      const view = errorOf(error)
      if (!blame?.(view)) setRefusal(withFieldTexts(view))
      return false
    } finally {
      isSending.current = false
      setIsSaving(false)
    }
  }
  return { refusal, isSaving, save }
}
