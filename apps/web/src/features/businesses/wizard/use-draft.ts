'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isSame } from '@/lib/forms/is-same'
import type { WizardForm } from './wizard-schema'
import type { WizardValues } from './wizard-values'

/** How long somebody has not typed before it is kept. */
const quietMs = 500

const loadDraft = () => import('./wizard-draft')

type Form = UseFormReturn<WizardValues, unknown, WizardForm>

/**
 * Saves the draft on the server, so that it survives a reload, and is on other devices of a signed-in user. A failed
 * save is repeated with the next change; a sent form saves nothing.
 */
export function useDraft(form: Form, openedValues: WizardValues, onTyped: () => void) {
  const isOver = useRef(false)
  const report = useEffectEvent(onTyped)
  const keepAtOnce = useRef<() => void>(() => undefined)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let keptValues: unknown = openedValues
    const keep = async () => {
      const values = structuredClone(form.getValues())
      if (isOver.current || isSame(values, keptValues)) return
      const { saveDraft } = await loadDraft()
      await saveDraft(values)
      keptValues = values
    }
    const keepSoon = () => {
      report()
      clearTimeout(timer)
      // A page that is closed has no time to fetch it.
      void loadDraft().catch(() => undefined)
      timer = setTimeout(() => void keep().catch(() => undefined), quietMs)
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon })
    keepAtOnce.current = () => void keep().catch(() => undefined)
    // A phone closes a page without asking.
    const keepNow = () => {
      if (document.visibilityState === 'hidden') keepAtOnce.current()
    }
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [form, openedValues])

  return {
    /** From now on nothing is kept. */
    endDraft: () => {
      isOver.current = true
    },
    /** What was being sent was refused: it is worth keeping again, at once, since the refusal may lead to the login. */
    resumeDraft: () => {
      isOver.current = false
      keepAtOnce.current()
    },
  }
}
