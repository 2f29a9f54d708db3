'use client'

import { useForm } from 'react-hook-form'
import { resolverOf } from '@/lib/forms/resolver-of'
import { useStoredDraft } from '@/lib/forms/use-stored-draft'
import { useBackNavigation } from '@/lib/use-leave'
import type { RequestForm } from '../form/request-schema'
import type { KnownContact, RequestValues } from '../form/request-values'
import { isSameDraft, saveDraft } from './state/filing-storage'
import { type SendingOptions, useSending } from './use-sending'
import { type ContactField, useSessionContact } from './use-session-contact'

export interface RequestFormOptions extends SendingOptions {
  /** The contact of the signed-in user; null for others, and until the session is loaded. */
  contact: KnownContact | null
}

const schema = () => import('../form/request-schema').then(({ requestForm }) => requestForm)

/** Returns the form, which is stored as a draft while the visitor types, and the functions that send it. */
export function useRequestForm({ contact, ...options }: RequestFormOptions) {
  const { state, dispatch } = options
  const form = useForm<RequestValues, unknown, RequestForm>({
    defaultValues: state.form.values,
    resolver: resolverOf(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const fillInDraft = useStoredDraft(form, state, {
    isSame: isSameDraft,
    save: (values) => saveDraft(state.form, values),
    onTyped: () => dispatch({ type: 'typed' }),
  })
  const fillIn = (field: ContactField, value: string) => {
    fillInDraft({ [field]: value })
    form.setValue(field, value)
  }
  useSessionContact(form.getValues, fillIn, contact, state.form)
  useBackNavigation(() => dispatch({ type: 'cameBack' }))
  return { form, ...useSending(form, options) }
}
