import { describe, expect, it } from 'vitest'
import { plainLink, type RequestLink } from '../../form/request-link'
import {
  type FilingEvent,
  type FilingState,
  filingReducer,
  linkOfNewForm,
  type Opening,
  unreadState,
} from './filing-state'
import { blankForm } from './opened-form'

const request = {
  requestId: '1',
  trackingUrl: 'https://oficio.example/seguimiento/x',
  email: '',
  isConfirmed: false,
  expiresAt: '',
  isUrgent: false,
  urgentDueAt: null,
  firstOffer: null,
}
const openingOf = (link: RequestLink, changes: Partial<Opening> = {}): Opening => ({
  form: blankForm(link),
  isWaiting: false,
  filedRequest: null,
  isUrgencySold: true,
  ...changes,
})
const plumbing: RequestLink = { ...plainLink, rubroId: '3' }
const urgent: RequestLink = { ...plainLink, isUrgent: true }
const opening = openingOf(plumbing)
const payment = { key: { reference: '1' }, isRemembered: false }
const base = {
  form: { ...blankForm(plainLink), remark: null, paidWith: null, preferredId: 'ana' },
  opening: 1,
  attempt: 0,
}

const states: Record<FilingState['name'], FilingState> = {
  unread: unreadState,
  blank: { ...base, name: 'blank' },
  restored: { ...base, name: 'restored' },
  editing: { ...base, name: 'editing' },
  sending: { ...base, name: 'sending' },
  waiting: { ...base, name: 'waiting' },
  leaving: { ...base, name: 'leaving', url: '/pay' },
  refused: { ...base, name: 'refused', refusal: null },
  backFromPaying: { name: 'backFromPaying', payment, link: plainLink },
  inReview: { name: 'inReview', payment, link: plainLink },
  filed: { name: 'filed', request, isByFee: false, isFresh: true },
}

const events: Record<FilingEvent['type'], FilingEvent> = {
  addressRead: { type: 'addressRead', opening, payment: null },
  paymentChecked: { type: 'paymentChecked', isInReview: true },
  paymentClosed: { type: 'paymentClosed', opening, remark: 'unpaid', paidWith: null },
  startedAgain: { type: 'startedAgain', opening },
  typed: { type: 'typed' },
  sent: { type: 'sent' },
  connectionLost: { type: 'connectionLost' },
  waitingStopped: { type: 'waitingStopped' },
  refused: { type: 'refused', refusal: null },
  left: { type: 'left', url: '/pay' },
  cameBack: { type: 'cameBack' },
  professionalDropped: { type: 'professionalDropped' },
  keyRenewed: { type: 'keyRenewed', idempotencyKey: 'new' },
  clientForgotten: { type: 'clientForgotten' },
  filed: { type: 'filed', request: { ...request, requestId: '2' }, isByFee: false },
  requestChanged: { type: 'requestChanged', request: { ...request, isConfirmed: true } },
}

/**
 * The events of the table's columns. Each cell has the state after the event: '.' is the same state, '=' is the same
 * state with other contents.
 */
const columns: FilingEvent['type'][][] = [
  ['addressRead', 'paymentChecked', 'paymentClosed', 'startedAgain', 'filed', 'requestChanged'],
  ['typed', 'sent', 'connectionLost', 'waitingStopped', 'refused', 'left', 'cameBack'],
  ['professionalDropped', 'keyRenewed', 'clientForgotten'],
]
const table: Record<FilingState['name'], [string, string, string]> = {
  unread: ['blank . . blank filed .', '. . . . . . .', '. . .'],
  blank: ['= . . = filed .', 'editing sending waiting . refused leaving .', '= = ='],
  restored: ['blank . . blank filed .', 'editing sending waiting . refused leaving .', '= = ='],
  editing: ['blank . . blank filed .', '. sending waiting . refused leaving .', '= = ='],
  sending: ['blank . . blank filed .', '. = waiting . refused leaving .', '= = ='],
  waiting: ['blank . . blank filed .', '. . = editing refused leaving .', '= = ='],
  leaving: ['blank . . blank filed .', '. sending waiting . refused = editing', '= = ='],
  refused: ['blank . . blank filed .', '. sending waiting . = leaving .', '= = ='],
  backFromPaying: ['= inReview blank blank filed .', '. . . . . . .', '. . .'],
  inReview: ['= = blank blank filed .', '. . . . . . .', '. . .'],
  filed: ['blank . blank blank = =', '. . . . . . .', '. . .'],
}

describe('the states of the request form', () => {
  const rows = Object.entries(table) as [FilingState['name'], [string, string, string]][]

  it('has a column for every event', () => {
    expect(columns.flat().sort()).toEqual(Object.keys(events).sort())
  })

  it.each(rows)('changes from "%s" with each event as its row says', (name, row) => {
    const nameAfter = (type: FilingEvent['type']) => {
      const next = filingReducer(states[name], events[type])
      if (next === states[name]) return '.'
      return next.name === name ? '=' : next.name
    }
    expect(columns.map((types) => types.map(nameAfter).join(' '))).toEqual(row)
  })
})

describe('an address that is read', () => {
  const read = (state: FilingState, changes: Partial<Opening>, link = plainLink) =>
    filingReducer(state, { type: 'addressRead', opening: openingOf(link, changes), payment: null })

  it('shows the request that this tab filed, unless the link asks for another one', () => {
    expect(read(unreadState, { filedRequest: request })).toEqual({
      name: 'filed',
      request,
      isByFee: false,
      isFresh: false,
    })
    for (const link of [
      plumbing,
      urgent,
      { ...plainLink, preferredId: 'x' },
      { ...plainLink, need: 'luz' },
    ]) {
      expect(read(unreadState, { filedRequest: request }, link).name).toBe('blank')
      expect(read(states.filed, {}, link).name).toBe('blank')
    }
    expect(read(states.filed, {})).toBe(states.filed)
  })

  it('changes nothing in a form that was opened by the same link', () => {
    const place = { state: '1', city: '2' }
    expect(read(states.editing, {}, { ...plainLink, place })).toBe(states.editing)
  })

  it('looks up the payment from which the visitor comes back, but only when the page is opened', () => {
    const event: FilingEvent = { type: 'addressRead', opening: openingOf(urgent), payment }
    expect(filingReducer(unreadState, event)).toEqual({ name: 'backFromPaying', payment, link: urgent })
    expect(filingReducer(states.editing, event).name).toBe('blank')
  })

  it('opens a stored form as restored, and as waiting when it was sent without a connection', () => {
    const form = { ...blankForm(plainLink), isRestored: true }
    expect(read(unreadState, { form }).name).toBe('restored')
    expect(read(unreadState, { form, isWaiting: true }).name).toBe('waiting')
  })

  it('leaves a form urgent only while urgency is sold or its fee is paid', () => {
    const isUrgent = (state: FilingState) => 'form' in state && state.form.values.isUrgent
    expect(isUrgent(read(unreadState, {}, urgent))).toBe(true)
    expect(isUrgent(read(unreadState, { isUrgencySold: false }, urgent))).toBe(false)
    const closed = openingOf(plainLink, { isUrgencySold: false })
    const event: FilingEvent = { type: 'paymentClosed', opening: closed, remark: 'paid', paidWith: 'fee' }
    expect(isUrgent(filingReducer(states.backFromPaying, event))).toBe(true)
  })
})

it('starts an empty form without urgency, because each client has to choose the fee, and keeps the rubro', () => {
  const openedState = {
    ...base,
    name: 'editing',
    form: { ...base.form, link: { ...plumbing, isUrgent: true } },
  } as const
  expect(linkOfNewForm(openedState)).toEqual(plumbing)
  expect(linkOfNewForm(states.filed)).toEqual(plainLink)
})

describe('a payment that filed nothing', () => {
  const close = (remark: 'unpaid' | null) =>
    filingReducer(states.backFromPaying, {
      type: 'paymentClosed',
      opening: openingOf(plainLink, { filedRequest: request }),
      remark,
      paidWith: null,
    })

  it('leads back to the form with a remark, and without one to the request that this tab filed', () => {
    expect(close('unpaid')).toMatchObject({ name: 'blank', form: { remark: 'unpaid' } })
    expect(close(null).name).toBe('filed')
  })

  it('stays with the form when another link opens it, and not with the form of another request', () => {
    const paid = {
      ...base,
      name: 'editing',
      form: { ...base.form, paidWith: 'fee', remark: 'paid' },
    } as const
    expect(filingReducer(paid, events.addressRead)).toMatchObject({
      form: { paidWith: 'fee', remark: 'paid' },
    })
    expect(filingReducer(paid, events.startedAgain)).toMatchObject({ form: { paidWith: null, remark: null } })
  })
})

it('offers the request to all professionals, sends it as another one and forgets the client without a new form', () => {
  for (const [event, changes] of [
    [events.professionalDropped, { preferredId: '' }],
    [events.keyRenewed, { idempotencyKey: 'new' }],
    [events.clientForgotten, { isRemembered: false }],
  ] as const)
    expect(filingReducer(states.waiting, event)).toEqual({
      ...states.waiting,
      form: { ...base.form, ...changes },
    })
})
