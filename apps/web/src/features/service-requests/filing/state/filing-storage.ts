import { limits } from '@oficio/contracts/limits'
import { dropStored, readStored, type Shelf, store } from '@/lib/storage/browser-storage'
import { isLike } from '@/lib/storage/is-like'
import { plainLink, type RequestLink } from '../../form/request-link'
import {
  type ClientValues,
  clientFields,
  emptyRequest,
  noClient,
  type RequestValues,
} from '../../form/request-values'
import { noteFilingHere } from '../../way-back/filed-here'
import { type FiledRequest, isFiledRequest } from '../filed/filed-request'

/**
 * All that the browser stores of the request form: one record, of which `localStorage` holds what the whole device shares
 * and `sessionStorage` what belongs to one tab. Another version, or a part of another shape, is as good as nothing: the
 * page opens without it. Call the functions in the browser only.
 */
interface FilingRecord {
  version: typeof version
  /** The unfinished form. */
  draft: Draft
  /** The key of the form that is sent once there is a connection. */
  waitingKey: string
  /** The payment that was started for the form. */
  payment: { intentId: string; startedAt: number }
  /** Place and contact of the last request of this device. */
  client: { savedAt: number; values: ClientValues }
  /** The request that this tab filed last. */
  filedRequest: FiledRequest
}

export interface Draft {
  idempotencyKey: string
  savedAt: number
  /** The link with which the form was opened last. */
  link: Pick<RequestLink, 'rubroId' | 'isUrgent' | 'need'>
  values: ReturnType<typeof storedPart>
}

export const recordName = 'request-form'
/** Grows when the shape changes. */
const version = 1
const dayMs = 86_400_000

type DevicePart = 'draft' | 'waitingKey' | 'payment' | 'client'
const isOlderThan = (moment: number, days: number): boolean => Date.now() - moment > days * dayMs

function readRecord(shelf: Shelf): Record<string, unknown> {
  const record = readStored(shelf, recordName)
  return isLike(record, { version }) && record.version === version ? { ...record } : { version }
}

const write = (part: Partial<Omit<FilingRecord, 'version' | 'filedRequest'>>): void =>
  store('localStorage', recordName, { ...readRecord('localStorage'), ...part })

/** Returns the part, or null when it has not the shape of the example. */
function read<Part extends object | string>(part: DevicePart, example: Part): Part | null {
  const value = readRecord('localStorage')[part]
  return isLike(value, example) ? value : null
}

/** The part of the form that is stored: not the trap, and not the uploads, which end with the page. */
function storedPart({ website: _trap, pendingUploads: _uploads, ...rest }: RequestValues) {
  return rest
}

const exampleDraft: Draft = {
  idempotencyKey: '',
  savedAt: 0,
  link: { rubroId: '', isUrgent: false, need: '' },
  values: storedPart(emptyRequest(plainLink, noClient)),
}
const examplePhoto = { id: '', thumbUrl: '', fullUrl: '', width: 0, height: 0 }

/** Returns the unfinished form of this browser, or null. */
export function readDraft(): Draft | null {
  const draft = read('draft', exampleDraft)
  if (!draft || isOlderThan(draft.savedAt, limits.keptFormDays)) return null
  return draft.values.photos.every((photo) => isLike(photo, examplePhoto)) ? draft : null
}

/** Returns whether both forms are stored as the same draft. */
export const isSameDraft = (a: RequestValues, b: RequestValues): boolean =>
  JSON.stringify(Object.entries(storedPart(a)).sort()) ===
  JSON.stringify(Object.entries(storedPart(b)).sort())

/** Stores the form. Called with every change, because a phone closes a page without asking. */
export function saveDraft(
  { idempotencyKey, link }: Pick<Draft, 'idempotencyKey' | 'link'>,
  values: RequestValues,
): void {
  const { rubroId, isUrgent, need } = link
  write({
    draft: {
      idempotencyKey,
      link: { rubroId, isUrgent, need },
      savedAt: Date.now(),
      values: storedPart(values),
    },
  })
}

/** Drops the form and what was started for it: its payment, and its waiting for a connection. */
export function dropDraft(): void {
  const { draft: _draft, payment: _payment, waitingKey: _key, ...rest } = readRecord('localStorage')
  store('localStorage', recordName, rest)
}

export const isFormWaiting = (idempotencyKey: string): boolean => read('waitingKey', '') === idempotencyKey
export const saveWaiting = (idempotencyKey: string): void => write({ waitingKey: idempotencyKey })
export const dropWaiting = (): void => write({ waitingKey: undefined })

/**
 * Returns the payment that this browser started for the form, or null: its payer may have closed the provider's page, or
 * come back with the browser's own button. After some days the site does not wait for it either.
 */
export function readPayment(): string | null {
  const payment = read('payment', { intentId: '', startedAt: 0 })
  return payment && !isOlderThan(payment.startedAt, limits.latePaymentDays) ? payment.intentId : null
}
export const savePayment = (intentId: string): void => write({ payment: { intentId, startedAt: Date.now() } })
export const dropPayment = (): void => write({ payment: undefined })

/** Returns place and contact of the last request, or null: after half a year the client may have moved. */
export function readClient(): ClientValues | null {
  const client = read('client', { savedAt: 0, values: noClient })
  return client && !isOlderThan(client.savedAt, limits.keptClientDays) ? client.values : null
}
export function saveClient(values: ClientValues): void {
  // Each field of the list gets its value, which the compiler cannot follow.
  const client = Object.fromEntries(
    clientFields.map((field) => [field, values[field]]),
  ) as unknown as ClientValues
  write({ client: { savedAt: Date.now(), values: client } })
}
export const dropClient = (): void => write({ client: undefined })

/** Returns the request that this tab filed last and has not dropped, or null. */
export function readFiledRequest(): FiledRequest | null {
  const { filedRequest } = readRecord('sessionStorage')
  return isFiledRequest(filedRequest) ? filedRequest : null
}

/** Keeps the request for a reload. Without storage the page shows it until it is left, and the mail has the link too. */
export function saveFiledRequest(filedRequest: FiledRequest): void {
  store('sessionStorage', recordName, { version, filedRequest })
  noteFilingHere()
}
export const dropFiledRequest = (): void => dropStored('sessionStorage', recordName)

/** Drops the draft of a filed form, except for place and contact, which the next request is likely to repeat. */
export function fileAway(filedRequest: FiledRequest): void {
  const draft = readDraft()
  if (draft) saveClient(draft.values)
  dropDraft()
  saveFiledRequest(filedRequest)
}
