import { limits } from '@oficio/contracts/limits'
import { randomKey } from '@/lib/random-key'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'
import { hasShapeOf } from '@/lib/storage/has-shape-of'
import { readChosenWork } from './chosen-work'
import { emptyRegistration, type RegistrationValues } from './registration-values'

/** The number must change whenever the fields change, so that a draft of another version is not restored in part. */
const storageKey = 'professional-registration:1'
const keptMs = limits.keptFormDays * 86_400_000
const filesKeptMs = limits.unusedPhotoHours * 3_600_000

export interface OpenedRegistration {
  /** The key with which two submissions register only once. */
  idempotencyKey: string
  values: RegistrationValues
  /** Whether files of the restored form have expired. Null if the values are not from an earlier visit. */
  restoredForm: { hasLostFiles: boolean } | null
}

/**
 * Returns the part of the values that is stored: without the password, the consent, the honeypot field and the running
 * uploads.
 */
function keptPart({
  password: _password,
  confirmPassword: _again,
  acceptTerms: _consent,
  website: _trap,
  pendingUploads: _photos,
  pendingDocuments: _documents,
  ...storedValues
}: RegistrationValues) {
  return storedValues
}

const example = { idempotencyKey: '', savedAt: 0, values: keptPart(emptyRegistration) }
type KeptRegistration = typeof example

export const newRegistration = (): OpenedRegistration => ({
  idempotencyKey: randomKey(),
  values: emptyRegistration,
  restoredForm: null,
})

/** Returns whether the server still has the file. Its id is a UUIDv7, whose first 48 bits are its creation time. */
const isStillThere = ({ id }: { id: string }): boolean =>
  Date.now() - Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) < filesKeptMs

/**
 * Returns this browser's unfinished form, or a new form with the choice of the demand meter. Do not call it during the
 * first render, because that must match the server's HTML.
 */
export function openRegistration(): OpenedRegistration {
  const keptRecord = readStored('localStorage', storageKey)
  if (
    !hasShapeOf(keptRecord, example) ||
    Date.now() - keptRecord.savedAt > keptMs ||
    !hasValidLists(keptRecord)
  )
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

/** Checks the elements of the lists too, because a wrong element would break the page. */
const hasValidLists = ({ values }: KeptRegistration): boolean =>
  values.rubros.every((id) => Number.isInteger(id)) &&
  values.photos.every((photo) =>
    hasShapeOf(photo, { id: '', thumbUrl: '', fullUrl: '', width: 0, height: 0 }),
  ) &&
  values.documents.every((document) =>
    hasShapeOf(document, { id: '', name: '', type: '', bytes: 0, url: '' }),
  )

/** Stores the form. Called with every change, because a phone may close the page without another event. */
export function keepRegistration(idempotencyKey: string, values: RegistrationValues): void {
  const keptRecord: KeptRegistration = { idempotencyKey, savedAt: Date.now(), values: keptPart(values) }
  store('localStorage', storageKey, keptRecord)
}

/** Returns whether the stored parts of two form states are equal. */
export const isSameRegistration = (a: RegistrationValues, b: RegistrationValues): boolean =>
  JSON.stringify(Object.entries(keptPart(a)).sort()) === JSON.stringify(Object.entries(keptPart(b)).sort())

export const dropRegistration = (): void => dropStored('localStorage', storageKey)
