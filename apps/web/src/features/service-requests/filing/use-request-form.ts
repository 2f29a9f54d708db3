'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { resolverOf } from '@/lib/forms/resolver-of'
import { useLeave } from '@/lib/use-leave'
import type { RequestForm } from '../form/request-schema'
import type { KnownContact, RequestValues } from '../form/request-values'
import type { FiledRequest } from './filed/filed-request'
import type { OpenedForm } from './kept/kept-form'
import { keepStartedPayment } from './kept/started-payment'
import { useKeptForm } from './kept/use-kept-form'
import { useSessionContact } from './use-session-contact'
import { useWaitingBox } from './use-waiting-box'

interface RequestFormOptions {
  opened: OpenedForm
  /** Of whoever is logged in; null for others, and until the browser knows. */
  contact: KnownContact | null
  /** Whom the client wants most; '' for nobody. */
  preferredId: string
  /** The price of urgency that this page shows. */
  priceArs: number
  /** The fee that was paid before the form was sent; null: it is paid when the form is. */
  paidWith: string | null
  onFiled: (filed: FiledRequest) => void
}

/** Why the form was not taken, and whether it was on the way to be paid. */
export interface Refusal {
  view: ErrorView
  wasPayment: boolean
}

// What sending takes comes when somebody begins, or when they send: there has to be a connection then in any case.
export const loadSending = () => loadPart(import('./sending'))
const schema = () => import('../form/request-schema').then(({ requestForm }) => requestForm)

/** The form's state, what is kept of it, and sending it or setting out to pay for it: once, whatever is tapped. */
export function useRequestForm({
  opened,
  contact,
  preferredId,
  priceArs,
  paidWith,
  onFiled,
}: RequestFormOptions) {
  const router = useRouter()
  const { leavingTo, leaveTo } = useLeave()
  const form = useForm<RequestValues, unknown, RequestForm>({
    defaultValues: opened.values,
    resolver: resolverOf(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isSending = useRef(false)
  const fillIn = useKeptForm(form, opened)
  useSessionContact(form.getValues, fillIn, contact, opened)
  const { WaitingBox, stopWaiting, keepWaiting } = useWaitingBox(opened)

  const refuse = async (error: unknown, wasPayment: boolean) => {
    const view = errorOf(error)
    // The page knows the price and the hours; what is typed stays.
    if (view.code === 'price_changed' || view.code === 'urgent_closed') router.refresh()
    // Said of no field it stands above the form as a whole; so it does where the part that places it does not come.
    const isOfFields = Object.keys(view.fields).length > 0 || view.code === 'photo_not_yours'
    const sending = isOfFields ? await loadSending().catch(() => null) : null
    if (!sending?.showFaults(form, view)) setRefusal({ view, wasPayment })
    setAttempt((count) => count + 1)
  }

  const setOut = async (values: RequestForm) => {
    const { startUrgentPayment } = await loadSending()
    const checkout = await startUrgentPayment(values, { priceArs, preferredId })
    keepStartedPayment(checkout.id)
    leaveTo(checkout.init_point)
  }

  const send = (idempotencyKey: string) =>
    form.handleSubmit(
      async (values) => {
        // A second tap comes before React has drawn the button as disabled.
        if (isSending.current) return
        isSending.current = true
        setRefusal(null)
        const pays = values.isUrgent && paidWith === null
        try {
          if (pays) await setOut(values)
          else {
            const { submitRequest } = await loadSending()
            onFiled(await submitRequest(values, { idempotencyKey, paidWith, preferredId }))
          }
        } catch (error) {
          // Nobody pays while they do not look, so a payment never waits.
          const isCut = errorOf(error).code === 'network' && (WaitingBox || !navigator.onLine)
          if (!pays && isCut && (await keepWaiting(idempotencyKey))) return
          stopWaiting()
          await refuse(error, pays)
        } finally {
          isSending.current = false
        }
      },
      () => {
        stopWaiting()
        setRefusal(null)
        setAttempt((count) => count + 1)
      },
    )

  return { form, attempt, refusal, leavingTo, send, WaitingBox, stopWaiting }
}
