'use client'

import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { callApi, type ErrorView } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import { loadPart } from '@/lib/api/load-part'
import type { FormState } from '@/lib/forms/form-state'
import { type StepFormDispatch, useStepForm } from '@/lib/forms/use-step-form'
import { useStoredDraft } from '@/lib/forms/use-stored-draft'
import { useBackNavigation } from '@/lib/use-leave'
import { openWebSession } from '../../../accounts/sessions/open-web-session'
import { visitorHasChanged } from '../../../accounts/sessions/visitor-store'
import { blamedFields } from '../form/blamed-fields'
import { bodyOf } from '../form/body-of'
import {
  dropRegistration,
  isSameRegistration,
  keepRegistration,
  type OpenedRegistration,
} from './kept-registration'
import type { RegistrationForm } from './registration-schema'
import { type RegistrationValues, steps as registrationSteps } from './registration-values'

export type RegistrationState = FormState<RegistrationStart, ErrorView>

/** The form as it was opened, and its user. */
export interface RegistrationStart extends OpenedRegistration {
  /** The signed-in client whose account becomes a professional's account. Null for a visitor without an account. */
  user: AccountView | null
}

interface RegistrationOptions {
  state: RegistrationState
  dispatch: StepFormDispatch
}

/** The fields, steps, draft and submission of the registration. */
export function useRegistration({ state, dispatch }: RegistrationOptions) {
  const { idempotencyKey, values, user } = state.form
  const { form, ...steps } = useStepForm<RegistrationValues, RegistrationForm>({
    values,
    schema: () =>
      import('./registration-schema').then(({ registrationSchema }) => registrationSchema(user !== null)),
    steps: registrationSteps,
    dispatch,
    submit: async (output) => {
      const url = await submitRegistration(output, { idempotencyKey, user })
      dropRegistration()
      dispatch({ type: 'left', url })
      location.assign(url)
    },
    readFaults: blamedFields,
  })
  useStoredDraft(form, state, {
    isSame: isSameRegistration,
    save: (changes) => keepRegistration(idempotencyKey, changes),
    onTyped: () => dispatch({ type: 'typed' }),
  })
  useBackNavigation(() => dispatch({ type: 'cameBack' }))
  return { form, ...steps }
}

interface Submission {
  idempotencyKey: string
  /** The signed-in user, who keeps their account. */
  user: AccountView | null
}

/**
 * Registers the professional, logs in, and returns where to go next: the payment of the verification, or the portal.
 * Two calls with the same key register once. Throws ApiError.
 */
async function submitRegistration(
  { username, email, password, confirmPassword, acceptTerms, website, ...fields }: RegistrationForm,
  { idempotencyKey, user }: Submission,
): Promise<string> {
  const [{ registerProfessionalEndpoint }] = await Promise.all([
    loadPart(import('@oficio/contracts/professionals/joining')),
    ensureDevice(),
  ])
  const login = user ? {} : { username, email, password, confirmPassword }
  const { redirectUrl } = await callApi(registerProfessionalEndpoint, {
    body: { ...bodyOf(fields), ...login, acceptTerms, website },
    headers: { 'idempotency-key': idempotencyKey },
  })
  // The account exists even if the login fails. The visitor is then asked to log in when they return from paying.
  await (user ? visitorHasChanged() : openWebSession({ username: email, password }).catch(() => undefined))
  return redirectUrl
}
