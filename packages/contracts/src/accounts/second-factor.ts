import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id, requiredText, timestamp } from '../fields'
import { defineForm } from '../forms/define-form'
import { formPaths } from '../forms/form-paths'
import { limits } from '../limits'
import { texts } from '../texts'
import { loginEndpoint } from './endpoints'

const tag = 'Cuenta'

const codeMissing = 'Escribí el código.'
const code = z
  .string({ error: codeMissing })
  .trim()
  .min(1, codeMissing)
  .max(40, texts.maxLength('code', 40))
  .describe('Six digits of the authenticator app, or a recovery code.')

/** The code field of every page that asks for the second factor. */
export const factorCodeForm = z.object({ code })

/** The result of the browser's WebAuthn call. The server's library validates it, not this schema. */
const passkeyAnswer = z
  .looseObject({ id: z.string().max(2000) })
  .describe("Result of the browser's WebAuthn call, as JSON.")

/** The second step as a form: a code, or the response of a passkey as JSON. */
export const secondStepForm = z.union([
  z.object({
    passkey: z
      .string()
      .max(10_000)
      .transform((text, ctx) => {
        try {
          return JSON.parse(text)
        } catch {
          ctx.addIssue('not JSON')
          return z.NEVER
        }
      })
      .pipe(passkeyAnswer),
  }),
  factorCodeForm,
])

/** The options that a page passes to the browser's WebAuthn call. */
const passkeyOptions = z
  .record(z.string(), z.unknown())
  .describe("Options for the browser's WebAuthn call, as JSON.")

export const passkeyView = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable().describe('Null until the first use.'),
})
export type PasskeyView = z.infer<typeof passkeyView>

export const secondFactorView = z
  .object({
    hasApp: z.boolean().describe('Whether an authenticator app is set up.'),
    passkeys: z.array(passkeyView).describe('Oldest first.'),
    recoveryCodesLeft: z.number().int().describe('Number of unused recovery codes.'),
    isRequired: z.boolean().describe('Whether this site requires a second factor for this account.'),
    /** Whether setting up the first factor requires the password. An account without one needs only a recent login. */
    hasPassword: z.boolean(),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactorView = z.infer<typeof secondFactorView>

const recoveryCodes = z.object({
  recoveryCodes: z
    .array(z.string())
    .nullable()
    .describe('Shown only once, when the first factor is set up. Null if the account already has codes.'),
})

/** The password is required for the first factor only. Later set-ups are protected by the step-up. */
export const setUpForm = z.object({ currentPassword: z.string().max(limits.passwordMax).optional() })

const account = { tag, access: 'account', duringEnrolment: true } as const
const setUpErrors = ['wrong_password', 'login_too_old'] as const

export const completeLoginEndpoint = defineEndpoint({
  name: 'completeLogin',
  summary:
    'Completes a login that was answered with second_factor_required: opens the session with a second-factor code.',
  tag,
  method: 'POST',
  createsNothing: 'session',
  path: '/auth/login/second-factor',
  access: 'anyone',
  body: z.object({
    challengeToken: z.string().max(200).describe('From the details of second_factor_required.'),
    code,
  }),
  response: loginEndpoint.response,
  limit: 'login',
  opensSession: true,
  errors: ['second_factor_wrong', 'second_step_over', 'login_suspended', 'tokens_not_for_pages'],
})

export const secondStepFormEndpoint = defineForm({
  name: 'secondStepForm',
  path: formPaths.secondStep,
  call: completeLoginEndpoint,
  body: factorCodeForm,
  headers: z.object({ cookie: z.string().optional() }),
})

export const getSecondFactorEndpoint = defineEndpoint({
  ...account,
  name: 'getSecondFactor',
  summary: 'Returns the second factors of the account, without any secret.',
  method: 'GET',
  path: '/account/second-factor',
  response: secondFactorView,
})

export const startAppEndpoint = defineEndpoint({
  ...account,
  name: 'startAuthenticatorApp',
  summary:
    'Starts the setup of an authenticator app and returns its secret once. Nothing changes until a code confirms the app.',
  method: 'POST',
  createsNothing: 'secret',
  path: '/account/second-factor/app',
  body: setUpForm,
  response: z.object({
    secret: z.string().describe('Base32, to type into the app.'),
    uri: z.string().describe('otpauth:// address for a QR code.'),
  }),
  checksPassword: 'currentPassword',
  stepUp: true,
  errors: setUpErrors,
})

export const confirmAppEndpoint = defineEndpoint({
  ...account,
  name: 'confirmAuthenticatorApp',
  summary:
    'Confirms the authenticator app with its first code. If it is the first second factor of the account, every other session ends.',
  method: 'POST',
  createsNothing: 'secret',
  path: '/account/second-factor/app/confirmation',
  body: factorCodeForm,
  response: recoveryCodes,
  limit: 'code',
  errors: ['second_factor_wrong', 'set_up_over'],
})

export const removeAppEndpoint = defineEndpoint({
  ...account,
  name: 'removeAuthenticatorApp',
  summary: 'Removes the authenticator app. Refused for the last second factor if this site requires one.',
  method: 'DELETE',
  path: '/account/second-factor/app',
  response: done,
  stepUp: true,
  errors: ['second_factor_needed'],
})

export const renewRecoveryCodesEndpoint = defineEndpoint({
  ...account,
  name: 'renewRecoveryCodes',
  summary: 'Replaces the recovery codes. The old ones no longer work.',
  method: 'POST',
  createsNothing: 'secret',
  path: '/account/second-factor/recovery-codes',
  response: z.object({ recoveryCodes: z.array(z.string()).describe('Shown only once.') }),
  stepUp: true,
  errors: ['second_factor_missing'],
})

export const startPasskeyEndpoint = defineEndpoint({
  ...account,
  name: 'startPasskey',
  summary: "Starts adding a passkey: returns the options for the browser's WebAuthn call.",
  method: 'POST',
  createsNothing: 'secret',
  path: '/account/second-factor/passkeys/options',
  body: setUpForm,
  response: z.object({ options: passkeyOptions }),
  checksPassword: 'currentPassword',
  stepUp: true,
  errors: setUpErrors,
})

export const addPasskeyEndpoint = defineEndpoint({
  ...account,
  name: 'addPasskey',
  summary:
    'Stores the passkey that the browser created. If it is the first second factor of the account, every other session ends.',
  method: 'POST',
  createsNothing: 'secret',
  path: '/account/second-factor/passkeys',
  body: z.object({ name: requiredText('passkeyName', limits.nameMax, 'line'), passkey: passkeyAnswer }),
  response: recoveryCodes,
  limit: 'code',
  errors: ['passkey_refused', 'too_many_passkeys'],
})

export const removePasskeyEndpoint = defineEndpoint({
  ...account,
  name: 'removePasskey',
  summary: 'Removes a passkey. Refused for the last second factor if this site requires one.',
  method: 'DELETE',
  path: '/account/second-factor/passkeys/{id}',
  params: z.object({ id }),
  response: done,
  stepUp: true,
  errors: ['not_found', 'second_factor_needed'],
})

export const startStepUpEndpoint = defineEndpoint({
  ...account,
  name: 'startStepUp',
  summary:
    'Returns how the caller can confirm their identity, with WebAuthn options if the account has passkeys.',
  method: 'POST',
  createsNothing: 'secret',
  path: '/account/second-factor/step-up/options',
  response: z.object({
    options: passkeyOptions.nullable().describe('Null for an account without passkeys.'),
    hasApp: z.boolean().describe('Whether codes of an authenticator app are accepted.'),
  }),
})

export const stepUpEndpoint = defineEndpoint({
  ...account,
  name: 'stepUp',
  summary: `Confirms the identity of the caller. For ${limits.stepUpMinutes} minutes, this session may make the calls that require it.`,
  method: 'POST',
  createsNothing: 'proof',
  path: '/account/second-factor/step-up',
  body: z.union([factorCodeForm, z.object({ passkey: passkeyAnswer })]),
  response: done,
  limit: 'code',
  errors: ['second_factor_wrong', 'passkey_refused', 'second_factor_missing'],
})
