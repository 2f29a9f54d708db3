import { limits } from '@oficio/contracts/limits'
import { randomKey } from '@/lib/random-key'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'
import { isLike } from '@/lib/storage/is-like'
import {
  type AskedRequest,
  type ClientValues,
  emptyRequest,
  noClient,
  nothingAsked,
  type RequestValues,
} from '../../form/request-values'
import { readLastClient } from './last-client'
import { dropStartedPayment } from './started-payment'

/** Under this name browsers hold it already. The number changes with the fields, so that no other version is restored half. */
const storageKey = 'service-request-draft:2'
const keptMs = limits.keptFormDays * 86_400_000
const photosKeptMs = limits.unusedPhotoHours * 3_600_000

/** A form as it is opened: what it holds, and the key that makes sending it twice file one request. */
export interface OpenedForm {
  idempotencyKey: string
  openedWith: AskedRequest
  values: RequestValues
  /** Where the values come from an earlier visit: whether photos of then are gone. */
  restored: { hasLostPhotos: boolean } | null
  /** Whether place and contact are those of the last request of this device. */
  isRemembered: boolean
}

/** Ids are UUIDv7, whose first 48 bits are the moment they were made. */
const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** Returns the form as the server draws it: with nothing in it that only this browser knows. */
export const blankForm = (asked: AskedRequest): OpenedForm => newForm(asked, null)

/** Returns a new form for somebody who starts: empty, but for what this device knows from their last one. */
export const openNewForm = (asked: AskedRequest): OpenedForm => newForm(asked, readLastClient())

function newForm(asked: AskedRequest, client: ClientValues | null): OpenedForm {
  return {
    idempotencyKey: randomKey(),
    openedWith: asked,
    values: emptyRequest(asked, client ?? { ...noClient, ...asked.place }),
    restored: null,
    isRemembered: client !== null,
  }
}

/** Returns what this browser kept of an unfinished form, or a new one. Call it in the browser only, and not while it draws what the server drew. */
export function openForm(asked: AskedRequest): OpenedForm {
  const kept = readKeptForm()
  if (!kept) return openNewForm(asked)
  const { values, openedWith, idempotencyKey } = kept
  const photos = values.photos.filter(({ id }) => Date.now() - madeAt(id) < photosKeptMs)
  // Whoever comes by another link than last time wants what it says; a reload of the same link keeps what was chosen.
  const { rubroId, isUrgent, need } = asked
  const isNewChoice = rubroId !== '' && rubroId !== openedWith.rubroId
  return {
    idempotencyKey,
    openedWith: asked,
    values: {
      ...emptyRequest(asked, noClient),
      ...values,
      ...(values.city === '' && asked.place),
      photos,
      rubroId: isNewChoice ? rubroId : values.rubroId || rubroId,
      description: need === openedWith.need ? values.description : joinTexts(values, asked),
      isUrgent: values.isUrgent || (isUrgent && !openedWith.isUrgent),
    },
    restored: { hasLostPhotos: photos.length < values.photos.length },
    isRemembered: isSameClient(values, readLastClient()),
  }
}

/** Adds the words of a new link below the text that the form holds already, so that neither is lost. */
const joinTexts = (
  held: Pick<RequestValues, 'description'>,
  added: Pick<AskedRequest, 'description'>,
): string =>
  held.description.includes(added.description)
    ? held.description
    : [held.description, added.description].filter((text) => text !== '').join('\n')

const isSameClient = (values: ClientValues, last: ClientValues | null): boolean =>
  last !== null && values.email === last.email && values.serviceAddress === last.serviceAddress

const examplePhoto = { id: '', thumbUrl: '', fullUrl: '', width: 0, height: 0 }

/** Returns the unfinished form of this browser, or null. */
export function readKeptForm(): KeptForm | null {
  const kept = readStored('localStorage', storageKey)
  if (!isLike(kept, exampleForm) || Date.now() - kept.savedAt > keptMs) return null
  return kept.values.photos.every((photo) => isLike(photo, examplePhoto)) ? kept : null
}

/** What of a form is worth keeping: not the trap, and not the uploads that end with the page. */
function keptPart({ website: _trap, pendingUploads: _uploads, ...kept }: RequestValues) {
  return kept
}

/** Returns whether two states of the form hold the same. */
export const isSameForm = (a: RequestValues, b: RequestValues): boolean =>
  JSON.stringify(Object.entries(keptPart(a)).sort()) === JSON.stringify(Object.entries(keptPart(b)).sort())

interface KeptForm {
  idempotencyKey: string
  savedAt: number
  /** What the address asked for with which the form was opened last; forms of earlier versions know no `need`. */
  openedWith: Pick<AskedRequest, 'rubroId' | 'isUrgent'> & { need?: string }
  values: ReturnType<typeof keptPart>
}

const exampleForm: KeptForm = {
  idempotencyKey: '',
  savedAt: 0,
  openedWith: { rubroId: '', isUrgent: false },
  values: keptPart(emptyRequest(nothingAsked, noClient)),
}

/** Keeps the form as it stands; written with every change, because a phone closes a page without asking. */
export function keepForm(
  { idempotencyKey, openedWith }: Pick<OpenedForm, 'idempotencyKey' | 'openedWith'>,
  values: RequestValues,
): void {
  const { rubroId, isUrgent, need } = openedWith
  const kept: KeptForm = {
    idempotencyKey,
    openedWith: { rubroId, isUrgent, need },
    savedAt: Date.now(),
    values: keptPart(values),
  }
  store('localStorage', storageKey, kept)
}

/** Forgets the kept form and the payment begun for it: the request is filed, or the visitor starts anew. */
export function dropKeptForm(): void {
  dropStartedPayment()
  dropStored('localStorage', storageKey)
}
