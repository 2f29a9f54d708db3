/**
 * The common states of all long forms: the request form, the registration of a professional and the wizard of a
 * business.
 *
 * | state    | what the visitor sees                                   | what ends it                             |
 * | -------- | ------------------------------------------------------- | ---------------------------------------- |
 * | unread   | the form as the server drew it; it accepts no input      | the browser has read what it stored      |
 * | blank    | a form that nobody has touched; nothing of it is stored  | the first change                         |
 * | restored | the form as this browser stored it                       | the first change                         |
 * | editing  | the form; every change is stored                         | an attempt to send it                    |
 * | sending  | the form with a busy button                              | the answer                               |
 * | refused  | the form with the reason                                 | the next attempt to send it              |
 * | leaving  | the form with the link to the page for paying            | the visitor comes back with 'back'       |
 *
 * An event that does not apply to a state leaves it as it is.
 */
export type FormState<Form, Refusal> = ShownForm<Form> &
  (
    | { name: 'unread' | 'blank' | 'restored' | 'editing' | 'sending' }
    /** Null if every reason is shown beside its field. */
    | { name: 'refused'; refusal: Refusal | null }
    | { name: 'leaving'; url: string }
  )

interface ShownForm<Form> {
  form: Form
  /** Counts the opened forms. Used as React key, so that each opened form is mounted with its own values. */
  opening: number
  /** Counts the failed attempts to send. Each one moves the focus to the errors. */
  attempt: number
}

export type FormEvent<Form, Refusal> =
  | { type: 'opened'; form: Form; isRestored: boolean }
  | { type: 'typed' }
  /** A form with steps shows the next step. */
  | { type: 'stepPassed' }
  | { type: 'sent' }
  | { type: 'refused'; refusal: Refusal | null }
  | { type: 'left'; url: string }
  /** The browser's back button shows the page again in its last state. */
  | { type: 'cameBack' }
  /** The stored form is being read again, from the browser or the server. */
  | { type: 'reread' }

/** Returns the form as the server draws it. */
export const unreadForm = <Form>(form: Form): ShownForm<Form> & { name: 'unread' } => ({
  name: 'unread',
  form,
  opening: 0,
  attempt: 0,
})

/** Returns the form as the browser opens it. */
export const openedForm = <Form>(
  form: Form,
  isRestored: boolean,
  opening: number,
): ShownForm<Form> & { name: 'blank' | 'restored' } => ({
  name: isRestored ? 'restored' : 'blank',
  form,
  opening,
  attempt: 0,
})

/** Returns the state after the event. */
export function formReducer<Form, Refusal>(
  state: FormState<Form, Refusal>,
  event: FormEvent<Form, Refusal>,
): FormState<Form, Refusal> {
  const { form, opening, attempt } = state
  const base = { form, opening, attempt }
  if (event.type === 'opened') return openedForm(event.form, event.isRestored, opening + 1)
  if (event.type === 'reread') return { ...base, name: 'unread' }
  if (state.name === 'unread') return state
  switch (event.type) {
    case 'typed':
      return state.name === 'blank' || state.name === 'restored' ? { ...base, name: 'editing' } : state
    case 'stepPassed':
      return state.name === 'refused' ? { ...base, name: 'editing' } : state
    case 'sent':
      return { ...base, name: 'sending' }
    case 'refused':
      return { ...base, name: 'refused', refusal: event.refusal, attempt: attempt + 1 }
    case 'left':
      return { ...base, name: 'leaving', url: event.url }
    case 'cameBack':
      return state.name === 'leaving' ? { ...base, name: 'editing' } : state
  }
}
