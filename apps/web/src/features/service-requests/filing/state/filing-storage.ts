import { limits } from '@oficio/contracts/limits'
import { dropStored, readStored, type Shelf, store } from '@/lib/storage/browser-storage'
import { hasShapeOf } from '@/lib/storage/has-shape-of'
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
 * Everything that the browser stores about the request form. `localStorage` holds the parts that the whole device
 * shares, and `sessionStorage` holds `filedRequest`, which belongs to one tab. Reading ignores a record of another
 * version and a part of another shape. Call these functions in the browser only.
 */
interface FilingRecord {
  version: typeof version
  /** The unfinished form. */
  draft: Draft
  /** The idempotency key of the form that is sent once the browser is online. */
  waitingKey: string
  /** The payment that was started for the form. */
  payment: { intentId: string; startedAt: number }
  /** Place and contact of the last request that was filed from this device. */
  client: { savedAt: number; values: ClientValues }
  /** The last request that this tab filed. */
  filedRequest: FiledRequest
}

export interface Draft {
  idempotencyKey: string
  savedAt: number
  /** The link that last opened the form. */
  link: Pick<RequestLink, 'rubroId' | 'isUrgent' | 'need'>
  values: ReturnType<typeof storedPart>
}

export const recordName = 'request-form'
/** Increase this number when the shape of the record changes. */
const version = 1
const dayMs = 86_400_000

type DevicePart = 'draft' | 'waitingKey' | 'payment' | 'client'
const isOlderThan = (moment: number, days: number): boolean => Date.now() - moment > days * dayMs

function readRecord(shelf: Shelf): Record<string, unknown> {
  const record = readStored(shelf, recordName)
  return hasShapeOf(record, { version }) && record.version === version ? { ...record } : { version }
}

const write = (part: Partial<Omit<FilingRecord, 'version' | 'filedRequest'>>): void =>
  store('localStorage', recordName, { ...readRecord('localStorage'), ...part })

/** Returns the stored part, or null if its shape differs from the example. */
function read<Part extends object | string>(part: DevicePart, example: Part): Part | null {
  const value = readRecord('localStorage')[part]
  return hasShapeOf(value, example) ? value : null
}

/** Returns the values to store. Omits the honeypot field, and the pending uploads because they end with the page. */
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

/** Returns the unfinished form of this browser, or null if there is none, it has expired or its shape is wrong. */
export function readDraft(): Draft | null {
  const draft = read('draft', exampleDraft)
  if (!draft || isOlderThan(draft.savedAt, limits.keptFormDays)) return null
  return draft.values.photos.every((photo) => hasShapeOf(photo, examplePhoto)) ? draft : null
}

/** Returns whether both forms have the same stored values. */
export const isSameDraft = (a: RequestValues, b: RequestValues): boolean =>
  JSON.stringify(Object.entries(storedPart(a)).sort()) ===
  JSON.stringify(Object.entries(storedPart(b)).sort())

/** Stores the form. It runs after every change, because a phone may close the page without warning. */
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

/** Deletes the draft, its payment and the key of the form that waits for a connection. */
export function dropDraft(): void {
  const { draft: _draft, payment: _payment, waitingKey: _key, ...rest } = readRecord('localStorage')
  store('localStorage', recordName, rest)
}

export const isFormWaiting = (idempotencyKey: string): boolean => read('waitingKey', '') === idempotencyKey
export const saveWaiting = (idempotencyKey: string): void => write({ waitingKey: idempotencyKey })
export const dropWaiting = (): void => write({ waitingKey: undefined })

/**
 * Returns the id of the payment that this browser started for the form, or null. The payer may have closed the
 * provider's page or returned with the back button, so no redirect reports the payment. Ignores payments older than
 * `limits.latePaymentDays`, because the site no longer waits for them.
 */
export function readPayment(): string | null {
  const payment = read('payment', { intentId: '', startedAt: 0 })
  return payment && !isOlderThan(payment.startedAt, limits.latePaymentDays) ? payment.intentId : null
}
export const savePayment = (intentId: string): void => write({ payment: { intentId, startedAt: Date.now() } })
export const dropPayment = (): void => write({ payment: undefined })

/**
 * Returns place and contact of the last request, or null. Ignores data older than `limits.keptClientDays`, because the
 * client may have moved.
 */
export function readClient(): ClientValues | null {
  const client = read('client', { savedAt: 0, values: noClient })
  return client && !isOlderThan(client.savedAt, limits.keptClientDays) ? client.values : null
}
export function saveClient(values: ClientValues): void {
  // The cast is safe: every field of the list gets its value, but the compiler cannot infer this.
  const client = Object.fromEntries(
    clientFields.map((field) => [field, values[field]]),
  ) as unknown as ClientValues
  write({ client: { savedAt: Date.now(), values: client } })
}
export const dropClient = (): void => write({ client: undefined })

/** Returns the last request that this tab filed, or null if there is none or it was deleted. */
export function readFiledRequest(): FiledRequest | null {
  const { filedRequest } = readRecord('sessionStorage')
  return isFiledRequest(filedRequest) ? filedRequest : null
}

/**
 * Stores the request so that it survives a reload. If storage is unavailable, the page shows the request until the
 * visitor leaves; the mail contains the link too.
 */
export function saveFiledRequest(filedRequest: FiledRequest): void {
  store('sessionStorage', recordName, { version, filedRequest })
  noteFilingHere()
}
export const dropFiledRequest = (): void => dropStored('sessionStorage', recordName)

/** Deletes the draft of a filed form. Keeps place and contact, because the next request probably repeats them. */
export function fileAway(filedRequest: FiledRequest): void {
  const draft = readDraft()
  if (draft) saveClient(draft.values)
  dropDraft()
  saveFiledRequest(filedRequest)
}
