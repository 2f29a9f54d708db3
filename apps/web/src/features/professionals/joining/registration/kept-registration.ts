import { limits } from '@oficio/contracts/limits'
import { randomKey } from '@/lib/random-key'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'
import { isLike } from '@/lib/storage/is-like'
import { readChosenWork } from './chosen-work'
import { emptyRegistration, type RegistrationValues } from './registration-values'

/** The number changes with the fields, so that no other version is restored half. */
const storageKey = 'professional-registration:1'
const keptMs = limits.keptFormDays * 86_400_000
const filesKeptMs = limits.unusedPhotoHours * 3_600_000

export interface OpenedRegistration {
  /** What makes sending it twice register once. */
  idempotencyKey: string
  values: RegistrationValues
  /** Where the values come from an earlier visit: whether files of then are gone. */
  restoredForm: { hasLostFiles: boolean } | null
}

/** What is worth keeping: no password, no consent, not the trap, and not the uploads that end with the page. */
function keptPart({
  password: _password,
  confirmPassword: _again,
  acceptTerms: _consent,
  website: _trap,
  pendingUploads: _photos,
  pendingDocuments: _documents,
  ...kept
}: RegistrationValues) {
  return kept
}

const example = { idempotencyKey: '', savedAt: 0, values: keptPart(emptyRegistration) }
type KeptRegistration = typeof example

export const newRegistration = (): OpenedRegistration => ({
  idempotencyKey: randomKey(),
  values: emptyRegistration,
  restoredForm: null,
})

/** Ids are UUIDv7, whose first 48 bits are the moment they were made. */
const isStillThere = ({ id }: { id: string }): boolean =>
  Date.now() - Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) < filesKeptMs

/** Returns what this browser kept of an unfinished form, or a new one with what was chosen in the demand meter. Not while what the server drew is drawn. */
export function openRegistration(): OpenedRegistration {
  const keptRecord = readStored('localStorage', storageKey)
  if (!isLike(keptRecord, example) || Date.now() - keptRecord.savedAt > keptMs || !isWhole(keptRecord))
    return { ...newRegistration(), values: { ...emptyRegistration, ...readChosenWork() } }
  const photos = keptRecord.values.photos.filter(isStillThere)
  const documents = keptRecord.values.documents.filter(isStillThere)
  const files = keptRecord.values.photos.length + keptRecord.values.documents.length
  return {
    idempotencyKey: keptRecord.idempotencyKey,
    values: { ...emptyRegistration, ...keptRecord.values, photos, documents },
    restoredForm: { hasLostFiles: photos.length + documents.length < files },
  }
}

/** Lists are looked into here: what another version kept would break the page that draws it. */
const isWhole = ({ values }: KeptRegistration): boolean =>
  values.rubros.every((id) => Number.isInteger(id)) &&
  values.photos.every((photo) => isLike(photo, { id: '', thumbUrl: '', fullUrl: '', width: 0, height: 0 })) &&
  values.documents.every((document) => isLike(document, { id: '', name: '', type: '', bytes: 0, url: '' }))

/** Keeps the form as it stands; written with every change, because a phone closes a page without asking. */
export function keepRegistration(idempotencyKey: string, values: RegistrationValues): void {
  const keptRecord: KeptRegistration = { idempotencyKey, savedAt: Date.now(), values: keptPart(values) }
  store('localStorage', storageKey, keptRecord)
}

/** Returns whether two states of the form hold the same of what is kept. */
export const isSameRegistration = (a: RegistrationValues, b: RegistrationValues): boolean =>
  JSON.stringify(Object.entries(keptPart(a)).sort()) === JSON.stringify(Object.entries(keptPart(b)).sort())

export const dropRegistration = (): void => dropStored('localStorage', storageKey)
