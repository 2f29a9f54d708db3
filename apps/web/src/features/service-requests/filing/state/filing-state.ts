import type { ErrorView } from '@/lib/api/api-client'
import { type FormEvent, type FormState, formReducer, openedForm, unreadForm } from '@/lib/forms/form-state'
import type { PaymentKey } from '../../../payments/return-key'
import { isSameLink, plainLink, type RequestLink } from '../../form/request-link'
import type { PaymentRemark } from '../../urgency/urgent-outcome'
import type { FiledRequest } from '../filed/filed-request'
import { blankForm, type OpenedForm } from './opened-form'

/**
 * The page of the request form is always in one of these states (docs/product.md, 'Filing'). `FormState` describes the
 * seven states of every long form: unread, blank, restored, editing, sending, refused and leaving (to pay). This type
 * adds four states:
 *
 * | state          | what the visitor sees                                      | what ends it                        |
 * | -------------- | ---------------------------------------------------------- | ----------------------------------- |
 * | waiting        | the form, which is sent once the browser is online         | the answer, a refusal, or 'stop'    |
 * | backFromPaying | the outcome of the payment that was started for the form   | the payment filed the request, or   |
 * |                |                                                            | the visitor goes back to the form   |
 * | inReview       | a notice that the provider still reviews the payment       | as above                            |
 * | filed          | the filed request                                          | 'Pedir otro servicio', a new link   |
 *
 * This file uses neither storage nor network; `use-filing.ts` updates the browser's storage when events happen.
 */
export type FilingState =
  | RequestFormState
  | { name: 'backFromPaying' | 'inReview'; payment: StartedPayment; link: RequestLink }
  /**
   * `isByFee`: the payment of the urgency fee filed the request, and the visitor returns from the payment page.
   * `isFresh`: it was filed since the page was loaded.
   */
  | { name: 'filed'; request: FiledRequest; isByFee: boolean; isFresh: boolean }

/** The states that show the form. */
export type RequestFormState =
  | FormState<FilingForm, Refusal>
  | { name: 'waiting'; form: FilingForm; opening: number; attempt: number }

interface FilingForm extends OpenedForm {
  /** The notice above the form about a payment that did not file the request. */
  remark: PaymentRemark | null
  /** Id of the urgency fee that is already paid for this form; null if the fee is still to be paid on submit. */
  paidWith: string | null
  /** The professional who is offered the request first; '' for none. */
  preferredId: string
}

interface StartedPayment {
  key: PaymentKey
  /** True if the payment was read from this browser's storage, and not from the address of the provider's redirect. */
  isRemembered: boolean
}

/** Why the form was refused, and whether the visitor was about to pay for it. */
export interface Refusal {
  view: ErrorView
  wasPayment: boolean
}

/** A form that is ready to be shown, with the related data that this browser has stored. */
export interface Opening {
  form: OpenedForm
  /** The visitor sent the form while offline, so the form waits for a connection. */
  isWaiting: boolean
  /** The last request that this tab filed. */
  filedRequest: FiledRequest | null
  /** Whether urgency is sold at the current hour. */
  isUrgencySold: boolean
}

export type FilingEvent =
  | Exclude<FormEvent<FilingForm, Refusal>, { type: 'opened' | 'stepPassed' | 'reread' }>
  /** The browser has read the address. `payment` is the payment from which the visitor returns. */
  | { type: 'addressRead'; opening: Opening; payment: StartedPayment | null }
  /** The server answered that the payment is still pending. */
  | { type: 'paymentChecked'; isInReview: boolean }
  /** The payment did not file the request, so the page shows the form again. */
  | { type: 'paymentClosed'; opening: Opening; remark: PaymentRemark | null; paidWith: string | null }
  | { type: 'startedAgain'; opening: Opening }
  | { type: 'connectionLost' }
  | { type: 'waitingStopped' }
  /** The request is offered to all professionals at once. */
  | { type: 'professionalDropped' }
  /** The form gets a new idempotency key, so that the server files it as a new request. */
  | { type: 'keyRenewed'; idempotencyKey: string }
  /** The visitor removed the remembered place and contact from the form. */
  | { type: 'clientForgotten' }
  | { type: 'filed'; request: FiledRequest; isByFee: boolean }
  /** There is news of the filed request. */
  | { type: 'requestChanged'; request: FiledRequest }

const withoutPayment = { remark: null, paidWith: null }

/** The state in which the server renders the page. It is the same for every visitor and address. */
export const unreadState: FilingState = unreadForm({
  ...blankForm(plainLink),
  ...withoutPayment,
  preferredId: '',
})

/** Returns the state after the event. Returns the same state if the event does not apply to it. */
export function filingReducer(state: FilingState, event: FilingEvent): FilingState {
  switch (event.type) {
    case 'addressRead':
      return readAddress(state, event)
    case 'paymentChecked':
      return 'payment' in state ? { ...state, name: event.isInReview ? 'inReview' : 'backFromPaying' } : state
    case 'paymentClosed':
      return showsForm(state) ? state : show(event.opening, event, state)
    case 'startedAgain':
      return show({ ...event.opening, filedRequest: null, isWaiting: false }, withoutPayment, state)
    case 'filed':
      return { name: 'filed', request: event.request, isByFee: event.isByFee, isFresh: true }
    case 'requestChanged':
      return state.name === 'filed' ? { ...state, request: event.request } : state
    default:
      return showsForm(state) && state.name !== 'unread' ? changeForm(state, event) : state
  }
}

type ShownEvent = Exclude<
  FilingEvent,
  { type: 'addressRead' | 'paymentChecked' | 'paymentClosed' | 'startedAgain' | 'filed' | 'requestChanged' }
>

/** Returns the state after an event of the form. */
function changeForm(state: RequestFormState, event: ShownEvent): RequestFormState {
  const { form, opening, attempt } = state
  switch (event.type) {
    case 'connectionLost':
      return { name: 'waiting', form, opening, attempt }
    case 'waitingStopped':
      return state.name === 'waiting' ? { ...state, name: 'editing' } : state
    case 'professionalDropped':
      return { ...state, form: { ...form, preferredId: '' } }
    case 'keyRenewed':
      return { ...state, form: { ...form, idempotencyKey: event.idempotencyKey } }
    case 'clientForgotten':
      return { ...state, form: { ...form, isRemembered: false } }
    default:
      // A waiting form is retried automatically, so only a refusal or leaving the page ends this state.
      if (state.name !== 'waiting') return formReducer(state, event)
      return event.type === 'refused' || event.type === 'left'
        ? formReducer({ ...state, name: 'editing' }, event)
        : state
  }
}

function readAddress(
  state: FilingState,
  { opening, payment }: Extract<FilingEvent, { type: 'addressRead' }>,
): FilingState {
  const { link } = opening.form
  if ('payment' in state) return { ...state, link }
  if (state.name === 'filed') return asksForNew(link) ? show(opening, withoutPayment, state) : state
  if (state.name === 'unread') {
    // Only the first read uses the payment, because the address changes again after the payment is handled.
    return payment ? { name: 'backFromPaying', payment, link } : show(opening, withoutPayment, state)
  }
  return isSameLink(state.form.link, link) ? state : show(opening, state.form, state)
}

/**
 * Returns the link of an empty form: that of the form which it replaces, without its urgency. The visitor chooses the
 * fee again for each request.
 */
export const linkOfNewForm = (state: FilingState): RequestLink =>
  'form' in state ? { ...state.form.link, isUrgent: false } : plainLink

/** Returns whether the link asks for a new request, so the page does not show the request that was filed before. */
const asksForNew = ({ isUrgent, rubroId, preferredId, need }: RequestLink): boolean =>
  isUrgent || [rubroId, preferredId, need].some((text) => text !== '')

/** Returns the state that shows the filed request, unless the link asks for a new one. Returns the form otherwise. */
function show(
  { form, isWaiting, filedRequest, isUrgencySold }: Opening,
  { remark, paidWith }: Pick<FilingForm, 'remark' | 'paidWith'>,
  before: FilingState,
): FilingState {
  if (filedRequest && remark === null && !asksForNew(form.link))
    return { name: 'filed', request: filedRequest, isByFee: false, isFresh: false }
  // A paid form stays urgent. An unpaid form loses its urgency if urgency is not sold at the current hour.
  const isUrgent = paidWith !== null || (form.values.isUrgent && isUrgencySold)
  const next = openedForm(
    { ...form, values: { ...form.values, isUrgent }, remark, paidWith, preferredId: form.link.preferredId },
    form.isRestored,
    showsForm(before) ? before.opening + 1 : 1,
  )
  return isWaiting ? { ...next, name: 'waiting' } : next
}

export const showsForm = (state: FilingState): state is RequestFormState => 'form' in state
