import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '@/lib/storage/stub-storage'
import { plainLink, type RequestLink } from '../../form/request-link'
import { noClient, type RequestValues } from '../../form/request-values'
import {
  dropClient,
  dropDraft,
  dropPayment,
  dropWaiting,
  fileAway,
  isFormWaiting,
  readClient,
  readDraft,
  readFiledRequest,
  readPayment,
  recordName,
  saveClient,
  saveDraft,
  savePayment,
  saveWaiting,
} from './filing-storage'
import { blankForm, openForm } from './opened-form'

const now = new Date('2026-11-21T12:00:00Z')
/** Returns a UUIDv7 of that moment. */
const idOf = (moment: Date) => {
  const hex = moment.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
const photoOf = (moment: Date) => ({ id: idOf(moment), thumbUrl: '/t', fullUrl: '/f', width: 4, height: 3 })
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

let storages = stubStorage()
beforeEach(() => {
  vi.useFakeTimers({ now })
  storages = stubStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const rubro = (rubroId: string): RequestLink => ({ ...plainLink, rubroId })
const urgent: RequestLink = { ...plainLink, isUrgent: true }

const filedRequest = {
  requestId: '1',
  trackingUrl: 'https://oficio.example/seguimiento/x',
  email: '',
  isConfirmed: false,
  expiresAt: '',
  isUrgent: false,
  urgentDueAt: null,
  firstOffer: null,
}

function save(values: Partial<RequestValues>, link = plainLink) {
  const form = openForm(link)
  saveDraft(form, { ...form.values, ...values })
  return form.idempotencyKey
}

it('restores the draft with its key, and without the trap', () => {
  const key = save({ description: 'Pierde agua', website: 'spam' })
  const form = openForm(plainLink)
  expect(form).toMatchObject({ idempotencyKey: key, isRestored: true, hasLostPhotos: false })
  expect(form.values).toMatchObject({ description: 'Pierde agua', website: '' })
})

it('drops photos that the server has deleted, and says so', () => {
  const [old, fresh] = [photoOf(hoursAgo(25)), photoOf(hoursAgo(2))]
  save({ photos: [old, fresh] })
  const form = openForm(plainLink)
  expect(form.values.photos).toEqual([fresh])
  expect(form.hasLostPhotos).toBe(true)
})

it("chooses the rubro of a new link, and keeps the visitor's choice over a reload of the same link", () => {
  save({ rubroId: '7', description: 'x' }, rubro('3'))
  expect(openForm(rubro('3')).values.rubroId).toBe('7')
  expect(openForm(rubro('5')).values.rubroId).toBe('5')
  expect(openForm(plainLink).values.rubroId).toBe('7')
})

it('switches urgency on for a new urgent link only', () => {
  expect(openForm(urgent).values.isUrgent).toBe(true)
  save({ description: 'x', isUrgent: false }, urgent)
  expect(openForm(urgent).values.isUrgent).toBe(false)
  save({ description: 'x' })
  expect(openForm(urgent).values.isUrgent).toBe(true)
  save({ description: 'x', isUrgent: true })
  expect(openForm(plainLink).values.isUrgent).toBe(true)
})

const needing = (need: string): RequestLink => ({ ...plainLink, need, description: need })

it('opens a new form with the words of the link, and keeps the changes over a reload of it', () => {
  expect(openForm(needing('Pierde la canilla')).values.description).toBe('Pierde la canilla')
  save({ description: 'Pierde la canilla de la cocina' }, needing('Pierde la canilla'))
  expect(openForm(needing('Pierde la canilla')).values.description).toBe('Pierde la canilla de la cocina')
  save({ description: '' }, needing('Pierde la canilla'))
  expect(openForm(needing('Pierde la canilla')).values.description).toBe('')
})

it('adds the words of a new link below the text of a kept form, and loses neither', () => {
  save({ description: 'Se cortó la luz' })
  expect(openForm(needing('Pierde la canilla')).values.description).toBe('Se cortó la luz\nPierde la canilla')
  expect(openForm(needing('Se cortó la luz')).values.description).toBe('Se cortó la luz')
  expect(openForm(plainLink).values.description).toBe('Se cortó la luz')
})

it('remembers the payment of the draft until it is too late for it, and drops it with the draft', () => {
  const intentId = idOf(now)
  savePayment(intentId)
  save({ description: 'x' })
  expect(readPayment()).toBe(intentId)
  dropDraft()
  expect(readPayment()).toBeNull()
  savePayment(intentId)
  vi.setSystemTime(new Date(now.getTime() + 4 * 86_400_000))
  expect(readPayment()).toBeNull()
})

it('fills in place and contact of the last request, until the client forgets them or half a year has passed', () => {
  const client = {
    ...noClient,
    state: '2',
    city: '40',
    serviceAddress: 'Mitre 100',
    contactName: 'Ana',
    email: 'ana@example.com',
  }
  save({ description: 'x', ...client })
  fileAway({ ...filedRequest, email: client.email })
  expect(openForm(plainLink)).toMatchObject({
    isRemembered: true,
    isRestored: false,
    values: { ...client, description: '' },
  })
  vi.setSystemTime(new Date(now.getTime() + 181 * 86_400_000))
  expect(openForm(plainLink)).toMatchObject({ isRemembered: false, values: noClient })
  vi.setSystemTime(now)
  dropClient()
  expect(openForm(plainLink)).toMatchObject({ isRemembered: false, values: noClient })
})

it('draws the first form without anything that only the browser knows', () => {
  saveClient({ ...noClient, contactName: 'Ana', email: 'ana@example.com' })
  save({ description: 'Pierde agua' })
  expect(blankForm(plainLink)).toMatchObject({
    isRemembered: false,
    isRestored: false,
    values: { ...noClient, description: '' },
  })
})

it('prefers the draft to the client of the last request', () => {
  saveClient({ ...noClient, contactName: 'Ana', email: 'ana@example.com' })
  const form = openForm(plainLink)
  saveDraft(form, { ...form.values, contactName: 'Julieta', email: '' })
  expect(openForm(plainLink)).toMatchObject({
    isRemembered: false,
    values: { contactName: 'Julieta', email: '' },
  })
})

it('restores nothing from a draft that was dropped or is too old', () => {
  save({ description: 'x' })
  dropDraft()
  expect(openForm(plainLink).isRestored).toBe(false)
  save({ description: 'x' })
  vi.setSystemTime(new Date(now.getTime() + 8 * 86_400_000))
  expect(openForm(plainLink).isRestored).toBe(false)
})

it('remembers the form that waits for a connection until it is sent, stopped or dropped', () => {
  const key = save({ description: 'x' })
  saveWaiting(key)
  expect([isFormWaiting(key), isFormWaiting('another')]).toEqual([true, false])
  save({ description: 'y' })
  expect(isFormWaiting(key)).toBe(true)
  dropWaiting()
  expect(isFormWaiting(key)).toBe(false)
  saveWaiting(key)
  fileAway(filedRequest)
  expect(isFormWaiting(key)).toBe(false)
})

it('keeps the filed request in the tab that filed it, and nothing of it on the device', () => {
  save({ description: 'Pierde agua' })
  fileAway(filedRequest)
  expect(readFiledRequest()).toEqual(filedRequest)
  expect(storages.localStorage.getItem(recordName)).not.toContain(filedRequest.trackingUrl)
  expect(storages.localStorage.getItem(recordName)).not.toContain('Pierde agua')
})

const readAll = () => [readDraft(), readPayment(), readClient(), readFiledRequest(), isFormWaiting('')]

it.each([
  '{broken',
  '[]',
  '{"version":0,"client":{"savedAt":9e15,"values":{}}}',
  '{"version":1,"draft":{"values":{"rubroId":3}},"payment":"x","client":[],"waitingKey":{},"filedRequest":1}',
  '{"version":1,"draft":null,"payment":null,"client":null,"waitingKey":null,"filedRequest":null}',
])('reads nothing from a record of another version or shape, and replaces it: %s', (text) => {
  storages.localStorage.setItem(recordName, text)
  storages.sessionStorage.setItem(recordName, text)
  expect(readAll()).toEqual([null, null, null, null, false])
  expect(openForm(plainLink)).toMatchObject({ isRestored: false, isRemembered: false })
  savePayment('1')
  fileAway(filedRequest)
  expect(readFiledRequest()).toEqual(filedRequest)
  const key = save({ description: 'x' })
  expect(openForm(plainLink).idempotencyKey).toBe(key)
})

it('reads nothing from a record of another version, even when its parts have the present shape', () => {
  saveClient({ ...noClient, contactName: 'Ana' })
  const record = JSON.parse(storages.localStorage.getItem(recordName) ?? '')
  storages.localStorage.setItem(recordName, JSON.stringify({ ...record, version: record.version + 1 }))
  expect(readClient()).toBeNull()
})

it('loses only the part of a record that is broken', () => {
  saveClient({ ...noClient, contactName: 'Ana' })
  save({ description: 'x' })
  const record = JSON.parse(storages.localStorage.getItem(recordName) ?? '')
  storages.localStorage.setItem(
    recordName,
    JSON.stringify({ ...record, draft: { ...record.draft, values: null } }),
  )
  expect(openForm(plainLink)).toMatchObject({
    isRestored: false,
    isRemembered: true,
    values: { contactName: 'Ana' },
  })
})

it('reads nothing and breaks nothing where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('forbidden')
  }
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
  save({ description: 'x' })
  fileAway(filedRequest)
  dropPayment()
  expect(readAll()).toEqual([null, null, null, null, false])
})
