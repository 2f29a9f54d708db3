'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import type { RequestForm } from '../form/request-schema'
import type { RequestValues } from '../form/request-values'
import type { FiledRequest } from './filed/filed-request'
import type { RequestFormState } from './state/filing-state'
import { dropWaiting, saveWaiting } from './state/filing-storage'
import type { FilingDispatch } from './use-filing'

export interface SendingOptions {
  state: RequestFormState
  dispatch: FilingDispatch
  /** The price of urgency that this page shows. */
  priceArs: number
  onFiled: (request: FiledRequest) => void
}

// Fetched when the visitor begins to fill in the form, or when they send it: there has to be a connection then anyway.
export const loadSending = () => loadPart(import('./sending'))
export const loadWaitingBox = () => loadPart(import('./waiting-box'))

/** Without its code the box that sends the form again would not be shown. */
const canWait = () =>
  loadWaitingBox().then(
    () => true,
    () => false,
  )

/** Sends the form, or starts to pay for it: once, however often the visitor taps. */
export function useSending(
  form: UseFormReturn<RequestValues, unknown, RequestForm>,
  { state, dispatch, priceArs, onFiled }: SendingOptions,
) {
  const router = useRouter()
  const isSending = useRef(false)
  const { preferredId, paidWith } = state.form
  const isWaiting = state.name === 'waiting'

  const stopWaiting = () => {
    if (isWaiting) dropWaiting()
    dispatch({ type: 'waitingStopped' })
  }

  const refuse = async (error: unknown, wasPayment: boolean) => {
    stopWaiting()
    const view = errorOf(error)
    // The page shows the price and the hours; the values stay.
    if (view.code === 'price_changed' || view.code === 'urgent_closed') router.refresh()
    // Without the code that shows an answer beside its fields, the answer is shown for the form as a whole.
    const isAboutFields = Object.keys(view.fields).length > 0 || view.code === 'photo_not_yours'
    const sending = isAboutFields ? await loadSending().catch(() => null) : null
    const isShown = sending?.showFaults(form, view) ?? false
    dispatch({ type: 'refused', refusal: isShown ? null : { view, wasPayment } })
  }

  const submit = async (values: RequestForm, idempotencyKey: string) => {
    const isToBePaid = values.isUrgent && paidWith === null
    try {
      const { sendForm } = await loadSending()
      const answer = await sendForm(values, { idempotencyKey, paidWith, priceArs, preferredId })
      if ('request' in answer) return onFiled(answer.request)
      stopWaiting()
      dispatch({ type: 'left', url: answer.paymentUrl })
      location.assign(answer.paymentUrl)
    } catch (error) {
      const isCut = errorOf(error).code === 'network' && (isWaiting || !navigator.onLine)
      // A payment never waits for a connection, because nobody pays without looking.
      const waits = !isToBePaid && isCut && (await canWait())
      if (!waits) return refuse(error, isToBePaid)
      saveWaiting(idempotencyKey)
      dispatch({ type: 'connectionLost' })
    }
  }

  const send = async (idempotencyKey = state.form.idempotencyKey) => {
    // React disables the button too late for a second tap.
    if (isSending.current) return
    isSending.current = true
    dispatch({ type: 'sent' })
    const refuseFields = () => {
      stopWaiting()
      dispatch({ type: 'refused', refusal: null })
    }
    try {
      await form.handleSubmit((values) => submit(values, idempotencyKey), refuseFields)()
    } finally {
      isSending.current = false
    }
  }

  return { send, stopWaiting }
}
