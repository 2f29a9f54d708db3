import type { ErrorView } from '@/lib/api/api-client'
import { type FormEvent, type FormState, formReducer, openedForm, unreadForm } from '@/lib/forms/form-state'
import type { PaymentKey } from '../../../payments/return-key'
import { isSameLink, plainLink, type RequestLink } from '../../form/request-link'
import type { PaymentRemark } from '../../urgency/urgent-outcome'
import type { FiledRequest } from '../filed/filed-request'
import { blankForm, type OpenedForm } from './opened-form'

/**
 * The page of the request form is always in one of these states (docs/product.md, 'Filing'). `FormState` describes the
 * seven of every long form: unread, blank, restored, editing, sending, refused and leaving (to pay). The other four:
 *
 * | state          | what the visitor sees                                      | what ends it                        |
 * | -------------- | ---------------------------------------------------------- | ----------------------------------- |
 * | waiting        | the form, which is sent once there is a connection          | the answer, a refusal, or 'stop'    |
 * | backFromPaying | what became of the payment that was started for the form    | the payment filed the request, or   |
 * |                |                                                            | the visitor goes back to the form   |
 * | inReview       | that the provider still reviews the payment                 | as above                            |
 * | filed          | the filed request                                          | 'Pedir otro servicio', a new link   |
 *
 * What the browser stores follows the events, in `use-filing.ts`; this file knows no storage and no network.
 */
export type FilingState =
  | RequestFormState
  | { name: 'backFromPaying' | 'inReview'; payment: StartedPayment; link: RequestLink }
  /** `isByFee`: its payment filed it, and the visitor comes from the page that says so. */
  | { name: 'filed'; request: FiledRequest; isByFee: boolean }

/** The states that show the form. */
export type RequestFormState =
  | FormState<FilingForm, Refusal>
  | { name: 'waiting'; form: FilingForm; opening: number; attempt: number }

interface FilingForm extends OpenedForm {
  /** Shown above the form, about a payment that filed nothing. */
  remark: PaymentRemark | null
  /** The urgency fee that waits for this form; null: it is paid when the form is sent. */
  paidWith: string | null
  /** The professional who is offered the request first; '' for none. */
  preferredId: string
}

interface StartedPayment {
  key: PaymentKey
  /** Nobody came back from paying: this browser remembers that a payment was started. */
  isRemembered: boolean
}

/** Why the form was refused, and whether it was on the way to be paid. */
export interface Refusal {
  view: ErrorView
  wasPayment: boolean
}

/** A form that is ready to be shown, with what else this browser knows at that moment. */
export interface Opening {
  form: OpenedForm
  /** The form was sent without a connection, and waits for one. */
  isWaiting: boolean
  /** The request that this tab filed last. */
  filedRequest: FiledRequest | null
  /** Urgency is sold at this hour. */
  isUrgencySold: boolean
}

export type FilingEvent =
  | Exclude<FormEvent<FilingForm, Refusal>, { type: 'opened' | 'stepPassed' | 'reread' }>
  /** The browser has read the address. `payment` is the one from which the visitor comes back. */
  | { type: 'addressRead'; opening: Opening; payment: StartedPayment | null }
  /** The server answered about the payment, which is neither done nor over. */
  | { type: 'paymentChecked'; isInReview: boolean }
  /** The payment filed nothing: the form goes on. */
  | { type: 'paymentClosed'; opening: Opening; remark: PaymentRemark | null; paidWith: string | null }
  | { type: 'startedAgain'; opening: Opening }
  | { type: 'connectionLost' }
  | { type: 'waitingStopped' }
  /** The request is offered to all professionals at once. */
  | { type: 'professionalDropped' }
  /** The form is sent as another request. */
  | { type: 'keyRenewed'; idempotencyKey: string }
  /** Place and contact are no longer those that this device remembers. */
  | { type: 'clientForgotten' }
  | { type: 'filed'; request: FiledRequest; isByFee: boolean }
  /** There is news of the filed request. */
  | { type: 'requestChanged'; request: FiledRequest }

const withoutPayment = { remark: null, paidWith: null }

/** The state in which the server draws the page: the same for every visitor and address. */
export const unreadState: FilingState = unreadForm({
  ...blankForm(plainLink),
  ...withoutPayment,
  preferredId: '',
})

/** Returns the state after the event; an event that does not apply to a state leaves it as it is. */
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
      return { name: 'filed', request: event.request, isByFee: event.isByFee }
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
      // It is sent again and again by itself: only a refusal or a way out ends that.
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
    // Only here: the address changes again when the payment is dealt with.
    return payment ? { name: 'backFromPaying', payment, link } : show(opening, withoutPayment, state)
  }
  return isSameLink(state.form.link, link) ? state : show(opening, state.form, state)
}

/** A visitor with such a link does not look for the request that they filed before. */
const asksForNew = ({ isUrgent, rubroId, preferredId, need }: RequestLink): boolean =>
  isUrgent || [rubroId, preferredId, need].some((text) => text !== '')

/** Returns the filed request if the visitor may still look for it, and the form otherwise. */
function show(
  { form, isWaiting, filedRequest, isUrgencySold }: Opening,
  { remark, paidWith }: Pick<FilingForm, 'remark' | 'paidWith'>,
  before: FilingState,
): FilingState {
  if (filedRequest && remark === null && !asksForNew(form.link))
    return { name: 'filed', request: filedRequest, isByFee: false }
  // A paid form stays urgent; urgency that is not sold at this hour is switched off.
  const isUrgent = paidWith !== null || (form.values.isUrgent && isUrgencySold)
  const next = openedForm(
    { ...form, values: { ...form.values, isUrgent }, remark, paidWith, preferredId: form.link.preferredId },
    form.isRestored,
    showsForm(before) ? before.opening + 1 : 1,
  )
  return isWaiting ? { ...next, name: 'waiting' } : next
}

export const showsForm = (state: FilingState): state is RequestFormState => 'form' in state
