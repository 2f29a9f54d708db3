import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AskedRequest, noClient, nothingAsked, type RequestValues } from '../../form/request-values'
import { putAway } from '../filed/put-away'
import { blankForm, dropKeptForm, keepForm, openForm } from './kept-form'
import { forgetLastClient, keepLastClient } from './last-client'
import { keepStartedPayment, readStartedPayment } from './started-payment'

const now = new Date('2026-11-21T12:00:00Z')
/** A UUIDv7 of that moment. */
const idOf = (moment: Date) => {
  const hex = moment.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
const photoOf = (moment: Date) => ({ id: idOf(moment), thumbUrl: '/t', fullUrl: '/f', width: 4, height: 3 })
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

beforeEach(() => {
  vi.useFakeTimers({ now })
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  const history = { replaceState: () => undefined }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage, history })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const plain = nothingAsked
const rubro = (rubroId: string): AskedRequest => ({ ...plain, rubroId })
const urgent: AskedRequest = { ...plain, isUrgent: true }

const filed = {
  requestId: '1',
  trackingUrl: 'https://oficio.example/seguimiento/x',
  email: '',
  isConfirmed: false,
  expiresAt: '',
  isUrgent: false,
  urgentDueAt: null,
  firstOffer: null,
}

function keep(values: Partial<RequestValues>, asked = plain) {
  const form = openForm(asked)
  keepForm(form, { ...form.values, ...values })
  return form.idempotencyKey
}

it('what was typed comes back with its key, and the trap does not', () => {
  const key = keep({ description: 'Pierde agua', website: 'spam' })
  const form = openForm(plain)
  expect(form).toMatchObject({ idempotencyKey: key, restored: { hasLostPhotos: false } })
  expect(form.values).toMatchObject({ description: 'Pierde agua', website: '' })
})

it('photos older than the server keeps them are dropped, and the form says so', () => {
  const [old, fresh] = [photoOf(hoursAgo(25)), photoOf(hoursAgo(2))]
  keep({ photos: [old, fresh] })
  const form = openForm(plain)
  expect(form.values.photos).toEqual([fresh])
  expect(form.restored).toEqual({ hasLostPhotos: true })
})

it("another rubro's link chooses that rubro; a reload of the same link keeps what was chosen since", () => {
  keep({ rubroId: '7', description: 'x' }, rubro('3'))
  expect(openForm(rubro('3')).values.rubroId).toBe('7')
  expect(openForm(rubro('5')).values.rubroId).toBe('5')
  expect(openForm(plain).values.rubroId).toBe('7')
})

it('the urgent link switches urgency on; a reload of it keeps what was chosen since, and other links leave it', () => {
  expect(openForm(urgent).values.isUrgent).toBe(true)
  keep({ description: 'x', isUrgent: false }, urgent)
  expect(openForm(urgent).values.isUrgent).toBe(false)
  keep({ description: 'x' })
  expect(openForm(urgent).values.isUrgent).toBe(true)
  keep({ description: 'x', isUrgent: true })
  expect(openForm(plain).values.isUrgent).toBe(true)
})

const needing = (need: string): AskedRequest => ({ ...plain, need, description: need })

it('opens a new form with the words of the link, and a reload of it keeps what was typed since', () => {
  expect(openForm(needing('Pierde la canilla')).values.description).toBe('Pierde la canilla')
  keep({ description: 'Pierde la canilla de la cocina' }, needing('Pierde la canilla'))
  expect(openForm(needing('Pierde la canilla')).values.description).toBe('Pierde la canilla de la cocina')
  keep({ description: '' }, needing('Pierde la canilla'))
  expect(openForm(needing('Pierde la canilla')).values.description).toBe('')
})

it('adds the words of a new link below the text of a kept form, and loses neither', () => {
  keep({ description: 'Se cortó la luz' })
  expect(openForm(needing('Pierde la canilla')).values.description).toBe('Se cortó la luz\nPierde la canilla')
  expect(openForm(needing('Se cortó la luz')).values.description).toBe('Se cortó la luz')
  expect(openForm(plain).values.description).toBe('Se cortó la luz')
})

it('a payment that was begun for the form is remembered, for as long as it can still come, and goes with the form', () => {
  const intentId = idOf(now)
  keepStartedPayment(intentId)
  keep({ description: 'x' })
  expect(readStartedPayment()).toBe(intentId)
  dropKeptForm()
  expect(readStartedPayment()).toBeNull()
  keepStartedPayment(intentId)
  vi.setSystemTime(new Date(now.getTime() + 4 * 86_400_000))
  expect(readStartedPayment()).toBeNull()
  localStorage.setItem('service-request-payment:1', '{broken')
  expect(readStartedPayment()).toBeNull()
})

it('who filed before on this device finds place and contact, until they say to forget them or half a year is over', () => {
  const client = {
    ...noClient,
    state: '2',
    city: '40',
    serviceAddress: 'Mitre 100',
    contactName: 'Ana',
    email: 'ana@example.com',
  }
  keep({ description: 'x', ...client })
  putAway({ ...filed, email: client.email })
  expect(openForm(plain)).toMatchObject({
    isRemembered: true,
    restored: null,
    values: { ...client, description: '' },
  })
  vi.setSystemTime(new Date(now.getTime() + 181 * 86_400_000))
  expect(openForm(plain)).toMatchObject({ isRemembered: false, values: noClient })
  vi.setSystemTime(now)
  forgetLastClient()
  expect(openForm(plain)).toMatchObject({ isRemembered: false, values: noClient })
})

it('what the server draws and the browser draws again first holds nothing that only the browser knows', () => {
  keepLastClient({ ...noClient, contactName: 'Ana', email: 'ana@example.com' })
  keep({ description: 'Pierde agua' })
  expect(blankForm(plain)).toMatchObject({
    isRemembered: false,
    restored: null,
    values: { ...noClient, description: '' },
  })
})

it('a kept form counts before what the device remembers', () => {
  keepLastClient({ ...noClient, contactName: 'Ana', email: 'ana@example.com' })
  const form = openForm(plain)
  keepForm(form, { ...form.values, contactName: 'Julieta', email: '' })
  expect(openForm(plain)).toMatchObject({
    isRemembered: false,
    values: { contactName: 'Julieta', email: '' },
  })
})

it('nothing is restored from a dropped form, an old, a foreign or an unreadable one', () => {
  keep({ description: 'x' })
  dropKeptForm()
  expect(openForm(plain).restored).toBeNull()
  keep({ description: 'x' })
  vi.setSystemTime(new Date(now.getTime() + 8 * 86_400_000))
  expect(openForm(plain).restored).toBeNull()
  localStorage.setItem('service-request-draft:2', '{"values":{"rubroId":3}}')
  expect(openForm(plain).restored).toBeNull()
  localStorage.setItem('service-request-draft:2', '{broken')
  expect(openForm(plain).restored).toBeNull()
})
