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
  /** The urgency price in pesos that this page shows. */
  priceArs: number
  onFiled: (request: FiledRequest) => void
}

// These parts load when the visitor begins to fill in the form, or on submit, which needs a connection anyway.
export const loadSending = () => loadPart(import('./sending'))
export const loadWaitingBox = () => loadPart(import('./waiting-box'))

/** Returns whether the form can wait for a connection. It cannot if the code of the box that retries does not load. */
const canWait = () =>
  loadWaitingBox().then(
    () => true,
    () => false,
  )

/** Sends the form, or starts its payment. Ignores repeated taps while sending. */
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
    // The refresh updates the price and the hours on the page; the form keeps its values.
    if (view.code === 'price_changed' || view.code === 'urgent_closed') router.refresh()
    // If the code that shows errors beside fields fails to load, the page shows the error for the form as a whole.
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
      // A payment never waits for a connection, because a visitor has to see the payment page.
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
