import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint'
import { allEndpoints, allForms } from './endpoints'
import { formPaths } from './forms/form-paths'

const namesOf = (has: (endpoint: Endpoint) => unknown): string[] =>
  allEndpoints
    .filter(has)
    .map(({ name }) => name)
    .sort()

it('lets a token that is over pass only where a session is opened', () => {
  expect(namesOf(({ opensSession }) => opensSession)).toEqual([
    'completeLogin',
    'login',
    'refreshToken',
    'register',
    'registerDirectly',
    'registerProfessional',
  ])
})

it('counts wrong passwords wherever a wrong password is reported', () => {
  expect(namesOf(({ checksPassword }) => checksPassword)).toEqual([
    'changeEmail',
    'changePassword',
    'closeAccount',
    'login',
    'startAuthenticatorApp',
    'startPasskey',
  ])
})

it('gives visitors a device with what they store and with what they set out to pay', () => {
  expect(namesOf(({ needsDevice }) => needsDevice)).toEqual([
    'confirmEmail',
    'confirmServiceRequest',
    'createAnonymousPayment',
    'createBusinessSubscription',
    'createConsumerRequest',
    'createContactMessage',
    'createDataRequest',
    'createPayment',
    'createServiceRequest',
    'openDevice',
    'register',
    'registerBusiness',
    'registerDirectly',
    'registerProfessional',
    'renewConfirmation',
    'requestPasswordReset',
    'resendServiceRequestConfirmation',
    'resetPassword',
    'saveBusinessDraft',
    'sendRequestLinks',
    'startRegistration',
    'uploadDocument',
    'uploadPhoto',
  ])
})

it('gives a device only where a visitor may call', () => {
  for (const { name, access, needsDevice } of allEndpoints)
    if (needsDevice) expect([name, access]).toEqual([name, 'anyone'])
})

it('takes calls from other sites only where the address is the key, and for anyone', () => {
  expect(namesOf(({ ignoresOrigin }) => ignoresOrigin)).toEqual(['optOut'])
  for (const { ignoresOrigin, access, path } of allEndpoints)
    if (ignoresOrigin) expect([access, path]).toEqual(['anyone', expect.stringContaining('{token}')])
})

it("gives visitors a device with every file, which would be nobody's otherwise", () => {
  for (const { name, access, files, needsDevice } of allEndpoints)
    if (files && access === 'anyone') expect([name, needsDevice]).toEqual([name, true])
})

it('leaves no call that stores what a visitor sends under a sensitive limit without a device', () => {
  const storing = ['upload', 'submit', 'payment', 'checkout', 'register', 'recover', 'code']
  const open = namesOf(
    ({ method, limit, access }) => method !== 'GET' && access === 'anyone' && storing.includes(limit),
  )
  // Exempt: the first call creates the device, and the second one saves the same draft repeatedly.
  const exceptions = ['openDevice', 'saveBusinessDraft']
  expect(namesOf(({ needsDevice }) => needsDevice)).toEqual([...open, ...exceptions].sort())
})

it('is described in letters of one byte: a single other one makes the whole kept page of them cost a third more', () => {
  const summaries = allEndpoints.map(({ name, summary }) => `${name}: ${summary}`)
  expect(summaries.filter((text) => /[^\n -ÿ]/u.test(text))).toEqual([])
})

it('has each plain HTML form at the address of its JSON call, which it shares access and limit with', () => {
  expect(allForms.map(({ path }) => path).sort()).toEqual(Object.values<string>(formPaths).sort())
  for (const { name, path, limit, access } of allForms) {
    const call = allEndpoints.find(
      (endpoint) => endpoint.path.replace(/\/\{\w+\}$/, '') === path.replace(/\/form(\/undo)?$/, ''),
    )
    // Logging out must work even if the session cannot be read.
    const ofCall = name === 'logoutForm' ? 'anyone' : call?.access
    expect([name, limit, access]).toEqual([name, call?.limit, ofCall])
  }
})

describe('the second factor', () => {
  /** Lists of the panel whose export contains mail addresses, phone numbers or ids of people. */
  const namesPeople = ({ path, method, response }: Endpoint) =>
    method === 'GET' &&
    /^\/admin\/[\w-]+$/.test(path) &&
    /"(\w*email|phone|cuit|dni)":/i.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })))

  /**
   * Refunds, exports, lists of people, account roles, and prices and limits. A new endpoint of these kinds must declare
   * the step-up, too.
   */
  const isDelicate = (endpoint: Endpoint) => {
    const { path, method } = endpoint
    return (
      /refund/.test(path) ||
      /export|\/account\/data$/.test(path) ||
      namesPeople(endpoint) ||
      (method !== 'GET' && /^\/admin\/(users|settings)\//.test(path))
    )
  }

  it('is asked for again before every refund, export, list of people, decision about an account and change of settings', () => {
    const delicate = allEndpoints.filter(isDelicate)
    expect(delicate.filter(({ stepUp }) => !stepUp).map(({ name }) => name)).toEqual([])
    expect(delicate.map(({ name }) => name).sort()).toEqual([
      'changeSetting',
      'downloadOwnData',
      'exportList',
      'listAdBookings',
      'listBusinesses',
      'listConsumerRequests',
      'listContactMessages',
      'listDataRequests',
      'listPayments',
      'listProfessionals',
      'listServiceRequests',
      'listUsers',
      'makeAdmin',
      'refundPayment',
      'reinstateUser',
      'resetSecondFactor',
      'suspendUser',
      'takeAdmin',
      'withdrawSetting',
    ])
  })

  it('can be set up, and nothing else done, by an admin who has none where it is required', () => {
    expect(namesOf(({ duringEnrolment }) => duringEnrolment)).toEqual([
      'addPasskey',
      'confirmAuthenticatorApp',
      'getSecondFactor',
      'logout',
      'profile',
      'removeAuthenticatorApp',
      'removePasskey',
      'renewRecoveryCodes',
      'startAuthenticatorApp',
      'startPasskey',
      'startStepUp',
      'stepUp',
    ])
  })
})
