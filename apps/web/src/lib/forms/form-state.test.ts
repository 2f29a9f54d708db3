import { describe, expect, it } from 'vitest'
import { type FormEvent, type FormState, formReducer } from './form-state'

type State = FormState<string, string>
type Event = FormEvent<string, string>

const base = { form: 'form', opening: 1, attempt: 0 }
const states: Record<State['name'], State> = {
  unread: { ...base, name: 'unread' },
  blank: { ...base, name: 'blank' },
  restored: { ...base, name: 'restored' },
  editing: { ...base, name: 'editing' },
  sending: { ...base, name: 'sending' },
  refused: { ...base, name: 'refused', refusal: 'why' },
  leaving: { ...base, name: 'leaving', url: '/pay' },
}
const events: Record<Event['type'], Event> = {
  opened: { type: 'opened', form: 'new', isRestored: false },
  typed: { type: 'typed' },
  stepPassed: { type: 'stepPassed' },
  sent: { type: 'sent' },
  refused: { type: 'refused', refusal: null },
  left: { type: 'left', url: '/pay' },
  cameBack: { type: 'cameBack' },
  reread: { type: 'reread' },
}
const order = ['opened', 'typed', 'stepPassed', 'sent', 'refused', 'left', 'cameBack', 'reread'] as const

/**
 * The state after each event, in the order above. '.' means the same state, '=' the same state name with other
 * contents.
 */
const table: Record<State['name'], string> = {
  unread: 'blank . . . . . . =',
  blank: 'blank editing . sending refused leaving . unread',
  restored: 'blank editing . sending refused leaving . unread',
  editing: 'blank . . sending refused leaving . unread',
  sending: 'blank . . = refused leaving . unread',
  refused: 'blank . editing sending = leaving . unread',
  leaving: 'blank . . sending refused = editing unread',
}

describe('the states of a long form', () => {
  const rows = Object.entries(table) as [State['name'], string][]
  it.each(rows)('changes from "%s" with each event as its row says', (name, row) => {
    const next = order.map((type) => formReducer(states[name], events[type]))
    const names = next.map((state) => (state === states[name] ? '.' : state.name === name ? '=' : state.name))
    expect(names.join(' ')).toBe(row.replace('blank', name === 'blank' ? '=' : 'blank'))
  })

  it('mounts each opened form as a new one, and forgets its failed attempts', () => {
    const next = formReducer({ ...base, attempt: 3, name: 'editing' }, {
      ...events.opened,
      isRestored: true,
    } as Event)
    expect(next).toEqual({ name: 'restored', form: 'new', opening: 2, attempt: 0 })
  })

  it('counts every refusal, and drops its reason with the next attempt', () => {
    const next = formReducer(states.sending, { type: 'refused', refusal: 'why' })
    expect(next).toEqual({ ...base, name: 'refused', refusal: 'why', attempt: 1 })
    expect(formReducer(next, events.sent)).toEqual({ ...base, name: 'sending', attempt: 1 })
  })
})
