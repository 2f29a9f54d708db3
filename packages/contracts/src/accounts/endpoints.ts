import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { email, id, newPassword, personName } from '../fields'
import { defineForm } from '../forms/define-form'
import { formPaths } from '../forms/form-paths'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'
import { accountView } from './account-view'
import { username } from './username'

const tag = 'Cuenta'

const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  user: accountView,
})

/** The response after creating an account. Only API clients receive tokens. */
export const newAccount = tokens
  .partial({ accessToken: true, refreshToken: true })
  .extend({ token: z.string().optional() })

/** The error text of the login field, which accepts a username or an email. */
const loginMissing = 'El campo Nombre de usuario o email es obligatorio.'

export const loginForm = z.object({
  username: plainText('line', loginMissing)
    .min(1, loginMissing)
    .max(limits.emailMax, texts.maxLength('username', limits.emailMax)),
  password: z
    .string({ error: texts.required('password') })
    .min(1, texts.required('password'))
    .max(limits.passwordMax, texts.maxLength('password', limits.passwordMax)),
})

/** If it is absent or blank, a username is generated from the name. People log in with their mail. */
const chosenUsername = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .pipe(username.optional())
  .optional()

export const registerFields = z.object({
  username: chosenUsername,
  email,
  password: newPassword,
  firstName: personName('firstName'),
  lastName: personName('lastName'),
})

export const loginEndpoint = defineEndpoint({
  name: 'login',
  summary:
    'Opens a session for an API client. Returns a short-lived access token and a refresh token that changes with each use. Refuses browser pages (requests with the header Origin or Sec-Fetch-Site), because scripts of a page must not hold a token.',
  tag,
  method: 'POST',
  createsNothing: 'session',
  path: '/auth/login',
  access: 'anyone',
  body: loginForm,
  response: tokens,
  limit: 'login',
  opensSession: true,
  checksPassword: 'password',
  errors: ['invalid_credentials', 'second_factor_required', 'login_suspended', 'tokens_not_for_pages'],
})

export const loginFormEndpoint = defineForm({
  name: 'loginForm',
  path: formPaths.login,
  call: loginEndpoint,
  body: loginForm,
})

export const refreshTokenEndpoint = defineEndpoint({
  name: 'refreshToken',
  summary:
    'Exchanges a refresh token for a new pair of tokens. Reusing an old refresh token ends the session. Refuses browser pages, as login does.',
  tag,
  method: 'POST',
  createsNothing: 'session',
  path: '/auth/refresh-token',
  access: 'anyone',
  body: z.object({ refreshToken: z.string().max(400) }),
  response: tokens,
  limit: 'refresh',
  opensSession: true,
  errors: ['session_ended', 'tokens_not_for_pages'],
})

export const logoutEndpoint = defineEndpoint({
  name: 'logout',
  summary: 'Ends the session of the caller.',
  tag,
  method: 'POST',
  createsNothing: 'state',
  path: '/auth/logout',
  access: 'account',
  duringEnrolment: true,
  response: done,
})

/** Open to anyone, because the logout button must work even if the session cannot be read. */
export const logoutFormEndpoint = defineForm({
  name: 'logoutForm',
  path: formPaths.logout,
  call: logoutEndpoint,
  access: 'anyone',
  headers: z.object({ cookie: z.string().optional() }),
})

export const openDeviceEndpoint = defineEndpoint({
  name: 'openDevice',
  summary:
    'Sets the device cookie of a browser without an account. Photos and requests that this browser stores later belong to the device.',
  tag,
  method: 'POST',
  createsNothing: 'state',
  path: '/auth/device',
  access: 'anyone',
  response: done,
  needsDevice: true,
})

export const profileEndpoint = defineEndpoint({
  name: 'profile',
  summary: 'Returns the account of the caller.',
  tag,
  method: 'GET',
  path: '/auth/profile',
  access: 'account',
  duringEnrolment: true,
  response: accountView
    .extend({
      professionalId: id
        .nullable()
        .describe('Id of the professional of this account, as other calls use it. Null for other roles.'),
    })
    .meta({ id: 'AccountProfile' }),
})

export const registerEndpoint = defineEndpoint({
  name: 'register',
  summary:
    'Creates an account with the role user and opens a session for an API client. Pages of this site get no tokens, because they log in with a cookie.',
  tag,
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  body: registerFields,
  response: newAccount,
  status: 201,
  limit: 'register',
  opensSession: true,
  needsDevice: true,
  errors: ['username_taken', 'email_taken', 'password_too_common'],
})
