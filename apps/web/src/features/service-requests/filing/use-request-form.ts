'use client'

import { useForm } from 'react-hook-form'
import { resolverOf } from '@/lib/forms/resolver-of'
import { useCameBack } from '@/lib/use-leave'
import type { RequestForm } from '../form/request-schema'
import type { KnownContact, RequestValues } from '../form/request-values'
import { useDraft } from './use-draft'
import { type SendingOptions, useSending } from './use-sending'
import { useSessionContact } from './use-session-contact'

export interface RequestFormOptions extends SendingOptions {
  /** The contact of the signed-in user; null for others, and until the session is loaded. */
  contact: KnownContact | null
}

const schema = () => import('../form/request-schema').then(({ requestForm }) => requestForm)

/** The fields of the form, which are stored as a draft, and how they are sent. */
export function useRequestForm({ contact, ...options }: RequestFormOptions) {
  const { state, dispatch } = options
  const form = useForm<RequestValues, unknown, RequestForm>({
    defaultValues: state.form.values,
    resolver: resolverOf(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const fillIn = useDraft(form, state, () => dispatch({ type: 'typed' }))
  useSessionContact(form.getValues, fillIn, contact, state.form)
  useCameBack(() => dispatch({ type: 'cameBack' }))
  return { form, ...useSending(form, options) }
}
