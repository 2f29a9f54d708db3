'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isSame } from '@/lib/forms/is-same'
import type { WizardForm } from './wizard-schema'
import type { WizardValues } from './wizard-values'

/** How many milliseconds the owner must stop typing before the draft is saved. */
const quietMs = 500

const loadDraft = () => import('./wizard-draft')

type Form = UseFormReturn<WizardValues, unknown, WizardForm>

/**
 * Saves the draft on the server, so that it survives a reload and is available on other devices of a signed-in user. A
 * failed save is retried with the next change. Nothing is saved once the form is sent.
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
      // Loads the code now, because there is no time for it when the page is closed.
      void loadDraft().catch(() => undefined)
      timer = setTimeout(() => void keep().catch(() => undefined), quietMs)
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon })
    keepAtOnce.current = () => void keep().catch(() => undefined)
    // A phone may close a page that is in the background without another event.
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
    /** Stops saving the draft. */
    endDraft: () => {
      isOver.current = true
    },
    /** Saves the draft again, at once, because the form was refused and the refusal may lead to the login. */
    resumeDraft: () => {
      isOver.current = false
      keepAtOnce.current()
    },
  }
}
